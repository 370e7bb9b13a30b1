// Describes which exercises a template swapped because of injuries.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyAreaLabels } from '@/shared/i18n/labels';
import type { PlanTemplate } from '@/shared/api/types';
import { sparedAreas, swapsInOrder } from './logic';
import { templateMessages } from './messages';

// A toast has no room for more.
const NAMED_SWAPS = 2;

export function useSwapText() {
  const t = useT(templateMessages);
  const nameOf = useExerciseName();
  const areaWords = useT(bodyAreaLabels);
  const format = useFormat();
  const summary = (template: PlanTemplate) => {
    const areas = new Intl.ListFormat(format).format(sparedAreas(template.swaps).map((area) => areaWords(area)));
    return t('swapped', { count: template.swaps.length, areas });
  };
  const lines = (template: PlanTemplate) =>
    swapsInOrder(template).map(({ from, to }) =>
      to === null ? t('leftOut', { from: nameOf(from) }) : t('swap', { from: nameOf(from), to: nameOf(to) }),
    );
  // Null: nothing was swapped.
  const brief = (template: PlanTemplate): string | null => {
    if (template.swaps.length === 0) return null;
    const named = lines(template).slice(0, NAMED_SWAPS);
    const more = template.swaps.length - named.length;
    return `${summary(template)} ${named.join(', ')}${more > 0 ? ` ${t('more', { count: more })}` : ''}.`;
  };
  return { summary, lines, brief };
}
