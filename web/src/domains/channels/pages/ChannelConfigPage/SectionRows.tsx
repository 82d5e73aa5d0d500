import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Placed } from '#domains/channels/section-tree.ts';
import { dropPlace, parentProblem, stepPlace, type Step, type Zone } from './drop-place.ts';
import type { SectionAsked } from './SectionDialogs.tsx';
import { SectionRow } from './SectionRow.tsx';
import type { SectionChanges } from './useSectionChanges.ts';
import classes from './SectionPanel.module.css';

interface SectionRowsProps {
  rows: readonly Placed[];
  chosen: string | null;
  changes: SectionChanges;
  onChoose: (id: string) => void;
  onAsk: (asked: SectionAsked) => void;
}

/** Tells where a section stands, to who doesn't see it move. */
const placeText = ({ section, level, position, siblings }: Placed): string =>
  `「${section.name}」已移到第 ${level} 级，${siblings} 个中的第 ${position + 1} 个`;

/** Rows of all sections, to drag and to move by the keyboard. */
export const SectionRows = ({ rows, chosen, changes, onChoose, onAsk }: SectionRowsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ id: string; zone: Zone }>();
  // A row that was moved by the keyboard keeps the focus, wherever it then stands.
  const [moved, setMoved] = useState<string>();
  // Said once it stands there.
  const [told, setTold] = useState<string>();
  const standing = rows.find(({ section }) => section.id === told);
  useEffect(() => {
    if (moved === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-section="${moved}"]`)?.focus();
  }, [moved, rows]);

  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const allows = (id: string, on: { id: string; zone: Zone }): boolean =>
    id !== on.id && parentProblem(rows, id, dropPlace(rows, id, on).parentId) === null;
  const drop = (on: { id: string; zone: Zone }) => {
    if (dragged !== undefined && allows(dragged, on))
      void changes.move(dragged, dropPlace(rows, dragged, on));
    end();
  };
  const moveBy = (id: string, step: Step) => {
    const place = stepPlace(rows, id, step);
    if (!place || changes.busy) return;
    setMoved(id);
    setTold(undefined);
    void changes.move(id, place).then(() => setTold(id));
  };
  return (
    <>
      <VisuallyHidden role="status">{standing && placeText(standing)}</VisuallyHidden>
      <ul ref={list} className={classes.rows} aria-label="分组">
        {rows.map((row) => {
          const { id } = row.section;
          return (
            <SectionRow
              key={id}
              row={row}
              chosen={chosen === id}
              over={over?.id === id ? over.zone : undefined}
              dragged={dragged === id}
              canStep={(step) => stepPlace(rows, id, step) !== undefined}
              changes={changes}
              onChoose={() => onChoose(id)}
              onAsk={onAsk}
              onStep={(step) => moveBy(id, step)}
              onDrag={() => setDragged(id)}
              onDragEnd={end}
              onOver={(zone) => {
                const allowed = dragged !== undefined && allows(dragged, { id, zone });
                setOver(allowed ? { id, zone } : undefined);
                return allowed;
              }}
              onDrop={(zone) => drop({ id, zone })}
            />
          );
        })}
      </ul>
    </>
  );
};
