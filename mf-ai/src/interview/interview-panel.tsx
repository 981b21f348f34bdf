export function InterviewPanel({ userId }: { readonly userId: string }) {
  return <p>{userId}</p>;
}
