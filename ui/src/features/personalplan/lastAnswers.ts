// The answers of the last personal plan, on this device.
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';
import { defaultLastAnswers, lastAnswersOf, type LastAnswers, type Preferences } from './logic';

const NAME = 'personal-plan-answers';

export const readLastAnswers = (): LastAnswers => readSetting(NAME, defaultLastAnswers);

export const rememberAnswers = (preferences: Preferences): void => writeSetting(NAME, lastAnswersOf(preferences));
