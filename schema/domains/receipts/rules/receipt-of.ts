import type { WorkReceipt } from '../rest.ts';
import type { Receipt } from './receipt-file.ts';

/** A work's receipt out of its REST document. */
export const toReceipt = (receipt: WorkReceipt): Receipt => ({
  index: receipt.Index,
  leaf: receipt.Leaf,
  checkpoint: receipt.Checkpoint.Note,
  key: receipt.Checkpoint.Key,
  proof: receipt.Proof,
  team: receipt.Team,
  teamSalt: receipt.TeamSalt,
  opening: receipt.Opening,
});
