export default function LoginPage() {
  return <main>…</main>;
}
