/** An order's page with the bar at its lower corner, without a word: an ornament to the words beside it. */
export function BarPicture() {
  return (
    <div class="bar-picture" aria-hidden="true">
      <div class="bar-picture__page">
        <span style={{ inlineSize: '38%' }} />
        <span style={{ inlineSize: '72%' }} />
        <span style={{ inlineSize: '64%' }} />
        <span style={{ inlineSize: '70%' }} />
      </div>
      <div class="bar-picture__bar">
        <span style={{ inlineSize: '3.5rem' }} />
        <span style={{ inlineSize: '2.5rem' }} />
        <span style={{ inlineSize: '4rem' }} />
        <b />
      </div>
    </div>
  );
}
