export function ResumePanel({ userId }: { readonly userId: string }) {
  return <p>{userId}</p>;
}
