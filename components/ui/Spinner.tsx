/** Something is going on; what, is said in words beside it. */
export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}
