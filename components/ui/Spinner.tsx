/** Shows that something is in progress; the words beside it say what. */
export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}
