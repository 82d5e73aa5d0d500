const GAP = 8;
const EDGE = 12;

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** Where a card of this size stands beside what it is about: below, above where there is no room. */
export const placeOf = (
  target: Box,
  card: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } => {
  const left = Math.max(EDGE, Math.min(target.left, view.width - card.width - EDGE));
  const below = target.bottom + GAP;
  const above = target.top - GAP - card.height;
  const fits = below + card.height + EDGE <= view.height || above < EDGE;
  return { left, top: fits ? below : above };
};
