/** Whether a row could not be written because its account was deleted after the caller was identified. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  // 23503 is a foreign key violation; PostgreSQL names the constraint after the column.
  return error.code === '23503' && /_(account|owner)_id_fkey$/.test(String(error.constraint));
}
