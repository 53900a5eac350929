const ACTIVE = ':active-view-transition';

/**
 * Whether the page shows a picture of itself in place of what it is by now (CSS View Transitions, 3.2): what is pressed
 * then is not what is seen. An unknown selector throws, so it is asked for first.
 */
export function isInViewTransition(): boolean {
  const root = document.documentElement;
  return (globalThis.CSS?.supports?.(`selector(${ACTIVE})`) && root.matches(ACTIVE)) || hasPictures(root);
}

/** Also of a part of the page alone. */
function hasPictures(root: Element): boolean {
  const animations = root.getAnimations?.({ subtree: true }) ?? [];
  return animations.some(
    ({ effect }) =>
      effect instanceof KeyframeEffect && (effect.pseudoElement ?? '').startsWith('::view-transition'),
  );
}
