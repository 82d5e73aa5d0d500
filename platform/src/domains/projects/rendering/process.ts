// The notebooks' own process: what members wrote may take as long, and as much, as it was made to.
import { answerTasks } from '#processes/answer-tasks.ts';
import { type NotebookTask, piecesOf } from './tasks.ts';

/** Characters of a piece: few messages, and none that holds the server up. */
const SLICE = 256 * 1024;

const encoder = new TextEncoder();

/** Notes one piece of the answer after the other; the answer itself only says that it is done. */
answerTasks<NotebookTask, null, Uint8Array>((task, note) => {
  let piece = '';
  for (const text of piecesOf(task)) {
    piece += text;
    if (piece.length < SLICE) continue;
    note(encoder.encode(piece));
    piece = '';
  }
  note(encoder.encode(piece));
  return null;
});
