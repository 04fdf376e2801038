export function NotFoundView() {
  return <h1>Out of play</h1>;
}
