// The seven self-care routines and seven mindfulness practices (docs/behaviour.md, Wellness, periods and sleep). Their
// texts are in locales/*/wellness-guide-steps.json. They are safe for everybody: no step requires pain, cold or being
// watched, closing the eyes is always optional, and no step asks users to relive an experience.
import type { Texts } from '@/shared/i18n/translate';
import { guideId } from '@/features/wellness/logic';

export interface GuideEntry {
  // Used in the URL and for the texts.
  id: string;
  // Recorded as the activity's name, in English in every language.
  name: string;
  kind: 'self_care' | 'mindfulness';
  steps: number;
}

interface Step {
  title: string;
  text: string;
}

export interface Guide extends Omit<GuideEntry, 'steps'> {
  // The name in the user's language.
  title: string;
  about: string;
  steps: readonly Step[];
}

const STEPS = 5;

const routine = (name: string): GuideEntry => ({ id: guideId(name), name, kind: 'self_care', steps: STEPS });
const practice = (name: string, steps = STEPS): GuideEntry => ({ id: guideId(name), name, kind: 'mindfulness', steps });

export const routines: readonly GuideEntry[] = [
  routine('Comfort Reset'),
  routine('Energy Boost'),
  routine('Sunshine Moment'),
  routine('Cool Refresh'),
  routine('Music Recharge'),
  routine('Self-Care Touch'),
  routine('Victory Moment'),
];

export const practices: readonly GuideEntry[] = [
  practice('Mindful Check-in'),
  practice('5-4-3-2-1 Grounding'),
  practice('Tension Release'),
  practice('Inner Strength'),
  practice('Worry Release', 6),
  practice('Reality Anchoring'),
  practice('Gratitude Flow'),
];

export function guideOf({ id, name, kind, steps }: GuideEntry, title: string, texts: Texts): Guide {
  const text = (key: string) => texts[`${id}.${key}`] ?? '';
  return {
    id,
    name,
    kind,
    title,
    about: text('about'),
    steps: Array.from({ length: steps }, (_, index) => ({
      title: text(`${index + 1}.title`),
      text: text(`${index + 1}.text`),
    })),
  };
}
