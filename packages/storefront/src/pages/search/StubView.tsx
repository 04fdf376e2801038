export function StubView() {
  return <h1>search</h1>;
}
