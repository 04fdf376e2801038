/**
 * The name that belongs to a password, not shown: by it a password manager stores and fills the password of a form that
 * asks for nothing else. Without a name there is nothing to store.
 */
export function UserNameInput({ userName }: { userName: string | undefined }) {
  if (!userName) return null;
  return <input type="email" name="username" value={userName} autoComplete="username" hidden readOnly />;
}
