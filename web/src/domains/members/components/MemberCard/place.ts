const GAP = 8;
const EDGE = 12;

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/**
 * Computes the position of a card of this size beside its target: below, or above where there is no
 * room.
 */
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
