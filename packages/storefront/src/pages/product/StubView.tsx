export function StubView() {
  return <h1>product</h1>;
}
