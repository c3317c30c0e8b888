export default function LoginPage() {
  return <h1>…</h1>;
}
