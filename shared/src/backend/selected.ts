/**
 * What a `select` answers with; `never` where it names a column or a table that is not there, for which the client has a type of an
 * error in its place. Whoever reads an answer as `unknown` would not notice.
 */
export type Selected<Data> = [Extract<Parts<Rows<Data>>, { readonly error: true }>] extends [never] ? Data : never;

type Rows<Data> = Data extends readonly (infer Row)[] ? Row : Data;
/** A row and what stands in it: an embedded table of another name is wrong there and not in the row. */
type Parts<Row> = Row extends unknown ? Row | Row[keyof Row] : never;
