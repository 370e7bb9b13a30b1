// One side of the body map. With `buttons` each muscle is a toggle button.
import type { KeyboardEvent } from 'react';
import { muscleAreas, SILHOUETTE, VIEW_BOX, type BodySide, type MuscleArea } from './areas';
import classes from './BodyMap.module.css';
import type { MuscleKey, MuscleShades } from './muscles';

interface MuscleButtons {
  // The name and the value in words.
  nameOf: (muscle: MuscleKey) => string;
  // The only area in the tab order.
  focusable: string;
  onChoose: (muscle: MuscleKey) => void;
  onKeyDown: (event: KeyboardEvent, area: string) => void;
  onFocus: (area: string) => void;
}

interface BodyFigureProps {
  side: BodySide;
  label: string;
  values: MuscleShades;
  selected: MuscleKey | null;
  buttons?: MuscleButtons | undefined;
}

export const areaName = (side: BodySide, muscle: MuscleKey) => `${side} ${muscle}`;

function Halves({ path }: { path: string }) {
  return (
    <>
      <path d={path} />
      <path d={path} transform="scale(-1 1)" />
    </>
  );
}

export function BodyFigure({ side, label, values, selected, buttons }: BodyFigureProps) {
  const areas = muscleAreas[side];
  return (
    <figure className={classes.figure} {...(buttons && { role: 'group', 'aria-label': label })}>
      <svg viewBox={VIEW_BOX} className={classes.body} {...(!buttons && { 'aria-hidden': true })}>
        <g className={classes.silhouette}>
          <Halves path={SILHOUETTE} />
        </g>
        {/* The gaps between the muscles belong to the nearest one. */}
        {buttons &&
          areas.map(({ muscle, path }) => (
            <g key={muscle} className={classes.reach} onClick={() => buttons.onChoose(muscle)} aria-hidden>
              <Halves path={path} />
            </g>
          ))}
        {areas.map((area) => (
          <Area key={area.muscle} {...{ side, area, values, selected, buttons }} />
        ))}
      </svg>
      <figcaption className={classes.side} aria-hidden={buttons ? true : undefined}>
        {label}
      </figcaption>
    </figure>
  );
}

interface AreaProps extends Omit<BodyFigureProps, 'label'> {
  area: MuscleArea;
}

function Area({ side, area: { muscle, path }, values, selected, buttons }: AreaProps) {
  const name = areaName(side, muscle);
  const look = {
    className: classes.area,
    'data-level': values[muscle]?.level ?? 0,
    'data-selected': muscle === selected || undefined,
  };
  if (!buttons)
    return (
      <g {...look}>
        <Halves path={path} />
      </g>
    );
  return (
    <g
      {...look}
      role="button"
      data-area={name}
      tabIndex={name === buttons.focusable ? 0 : -1}
      aria-label={buttons.nameOf(muscle)}
      aria-pressed={muscle === selected}
      onClick={() => buttons.onChoose(muscle)}
      onFocus={() => buttons.onFocus(name)}
      onKeyDown={(event) => buttons.onKeyDown(event, name)}
    >
      <title>{buttons.nameOf(muscle)}</title>
      <Halves path={path} />
    </g>
  );
}
