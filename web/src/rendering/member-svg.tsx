import { type DayCounts, yearOf } from '@whaletide/schema/domains/records/rules/activity.ts';
import { renderToStaticMarkup } from 'react-dom/server';

/** Facts of a member that their picture for link previews shows. */
interface MemberPictureFacts {
  /** Null before their first final ranking. */
  bestRank: number | null;
  awardsCount: number;
  rating: { value: number; deviation: number } | null;
  activity: readonly DayCounts[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 70;
/** Side of a day and the step to the next one. */
const SIDE = 16;
const STEP = 20;
/** Medals that have room beside each other. */
const MEDALS = 6;

const GROUND = '#0b3c5a';
const SEA = '#0e7fb0';
const GOLD = '#f2b53c';
/** Shades of the days, the empty ones first. */
const SHADES = ['#1b5275', '#2f7ea8', '#4fa9d1', '#8fd0ec', '#e3f6ff'];

/** Cup of 200 by 200, and its handles. */
const BOWL = 'M50 20h100v60a50 50 0 0 1-100 0zM92 128h16v30H92zM62 158h76v18H62z';
const HANDLES = 'M52 42H26v8a36 36 0 0 0 34 36M148 42h26v8a36 36 0 0 1-34 36';

const Cup = () => (
  <g transform={`translate(${EDGE} 40)`}>
    <path d={BOWL} fill={GOLD} />
    <path d={HANDLES} fill="none" stroke={GOLD} strokeWidth={12} />
  </g>
);

const Medal = ({ at }: { at: number }) => (
  <g transform={`translate(${EDGE + 24 + at * 64} 300)`}>
    <path d="M-14-6l-8 44 22-12 22 12-8-44z" fill={SEA} />
    <circle r={24} cy={-14} fill={GOLD} />
    <circle r={15} cy={-14} fill="none" stroke={GROUND} strokeWidth={3} />
  </g>
);

const Year = ({ days, now }: { days: readonly DayCounts[]; now: Date }) => {
  const weeks = yearOf(days, now);
  return (
    <g transform={`translate(${EDGE} 400)`}>
      {weeks.map((week, x) =>
        week.map(
          (day, y) =>
            day && (
              <rect
                key={day.day}
                x={x * STEP}
                y={y * STEP}
                width={SIDE}
                height={SIDE}
                rx={3}
                fill={SHADES[day.level]}
              />
            ),
        ),
      )}
    </g>
  );
};

/**
 * Draws a member's best place, medals, rating and year as an SVG of 1200 by 630; of digits and
 * shapes alone, since the font that it is drawn with has no Chinese.
 */
export const memberSvg = (
  { bestRank, awardsCount, rating, activity }: MemberPictureFacts,
  now: number,
): string =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fontFamily="STIX Two Math"
      fill="#fff"
    >
      <rect width={WIDTH} height={HEIGHT} fill={GROUND} />
      <path d={`M0 ${HEIGHT}V590q150-40 300 0t300 0 300 0 300 0v40z`} fill={SEA} />
      {bestRank !== null && (
        <>
          <Cup />
          <text x={EDGE + 230} y={210} fontSize={190}>
            {bestRank}
          </text>
        </>
      )}
      {rating && (
        <text x={WIDTH - EDGE} y={180} fontSize={140} textAnchor="end">
          {rating.value}
          <tspan dx={20} fontSize={60} fill={SHADES[3]}>
            ±{rating.deviation}
          </tspan>
        </text>
      )}
      {Array.from({ length: Math.min(awardsCount, MEDALS) }, (_, at) => (
        <Medal key={at} at={at} />
      ))}
      <Year days={activity} now={new Date(now)} />
    </svg>,
  );
