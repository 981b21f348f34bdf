import { Button } from '@fursa/shared/ui';

export interface AskFirstProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that somebody wrote is lost. */
export function AskFirst({ question, yes, no, onYes, onNo }: AskFirstProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2">{question}</legend>
      <Button onClick={onYes}>{yes}</Button>
      <Button autoFocus variant="quiet" onClick={onNo}>
        {no}
      </Button>
    </fieldset>
  );
}
