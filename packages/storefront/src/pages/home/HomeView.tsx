export function HomeView() {
  return <h1>Built for the last mile</h1>;
}
