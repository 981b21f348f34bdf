export function JobFitPanel({ userId }: { readonly userId: string }) {
  return <p>{userId}</p>;
}
