export function StubView() {
  return <h1>content</h1>;
}
