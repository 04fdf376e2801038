export function StubView() {
  return <h1>list</h1>;
}
