export function StubView() {
  return <h1>confirmation</h1>;
}
