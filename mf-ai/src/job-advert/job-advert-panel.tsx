export function JobAdvertPanel({ userId }: { readonly userId: string }) {
  return <p>{userId}</p>;
}
