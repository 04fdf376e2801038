export function StubView() {
  return <h1>checkout</h1>;
}
