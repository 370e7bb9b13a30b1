// What the coach's card on the dashboard says, each sentence true of the person's own numbers; it knows no rule.
import { defineMessages } from '@/shared/i18n/translate';

export const coachMessages = defineMessages(
  {
    title: 'AI Coach',
    source: 'From your own plan and numbers',
    open: 'Talk to your coach',
    another: 'Another thought',
    done: 'Done for today. Whatever follows is recovery, and recovery is training too.',
    started: {
      one: 'One exercise left of {title}. You have come all this way.',
      other: '{count} exercises left of {title}. Starting was the hardest part, and it is behind you.',
    },
    training: 'Today is {title}. You only have to decide about the first exercise; the others follow.',
    rest: 'Today is for rest. You get stronger between workouts, not during them.',
    free: 'Nothing is planned today. A short walk counts. So does doing nothing at all.',
    noPlan: 'No plan yet, and no hurry. Three workouts a week are a good beginning.',
    goalReached: 'Your goal of {goal} for this week is reached. Anything more is yours to enjoy.',
    oneToGo: 'One more workout and this week meets your goal of {goal}.',
    someToGo: '{done} of {goal} workouts this week. The rest of the week is long enough.',
    freshWeek: 'A new week, and nothing to make up for. Your goal is {goal} workouts.',
    streak: '{count} days in a row. An easy day keeps that going just as well as a hard one.',
    weekStreak: {
      one: 'A whole week on goal. The next one starts from a better place.',
      other: '{count} weeks on goal. That is a habit now, and habits carry you on dull days.',
    },
    total: {
      one: 'Your first workout is in the books. Many people never get that far.',
      other: '{count} workouts so far. Nobody can take a single one from you.',
    },
    zero: 'Everyone starts at zero. The first workout does not have to be good, it only has to happen.',
    next: '{day}: {title}. Put your things out the evening before, and starting gets easier.',
  },
  {
    title: 'KI-Coach',
    source: 'Aus deinem eigenen Plan und deinen Zahlen',
    open: 'Mit dem Coach sprechen',
    another: 'Noch ein Gedanke',
    done: 'Für heute geschafft. Was jetzt kommt, ist Erholung, und auch die ist Training.',
    started: {
      one: 'Noch eine Übung von {title}. So weit bist du schon.',
      other: 'Noch {count} Übungen von {title}. Anfangen war das Schwerste, und das liegt hinter dir.',
    },
    training: 'Heute ist {title} dran. Entscheide dich nur für die erste Übung; die anderen folgen.',
    rest: 'Heute ist Ruhe dran. Stärker wirst du zwischen den Trainings, nicht währenddessen.',
    free: 'Heute ist nichts geplant. Ein kurzer Spaziergang zählt. Nichts tun auch.',
    noPlan: 'Noch kein Plan, und keine Eile. Drei Trainings die Woche sind ein guter Anfang.',
    goalReached: 'Dein Wochenziel von {goal} ist erreicht. Alles Weitere ist Zugabe.',
    oneToGo: 'Noch ein Training, und diese Woche erreicht dein Ziel von {goal}.',
    someToGo: '{done} von {goal} Trainings in dieser Woche. Der Rest der Woche reicht aus.',
    freshWeek: 'Eine neue Woche, und nichts ist nachzuholen. Dein Ziel sind {goal} Trainings.',
    streak: '{count} Tage in Folge. Ein leichter Tag hält das genauso am Leben wie ein schwerer.',
    weekStreak: {
      one: 'Eine ganze Woche am Ziel. Die nächste beginnt von einem besseren Ort.',
      other: '{count} Wochen am Ziel. Das ist jetzt eine Gewohnheit, und die trägt dich auch an müden Tagen.',
    },
    total: {
      one: 'Dein erstes Training steht. So weit kommen viele nie.',
      other: '{count} Trainings bis heute. Kein einziges kann dir jemand nehmen.',
    },
    zero: 'Alle fangen bei null an. Das erste Training muss nicht gut sein, es muss nur stattfinden.',
    next: '{day}: {title}. Leg dir am Abend vorher alles bereit, dann fällt der Anfang leichter.',
  },
);
