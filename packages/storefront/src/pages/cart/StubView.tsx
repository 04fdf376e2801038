export function StubView() {
  return <h1>cart</h1>;
}
