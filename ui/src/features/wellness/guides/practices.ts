// The seven mindfulness practices (part-2 §2.6). Closed eyes are always a choice, and nobody is asked to relive anything.
// Content stays English; it knows no screen.
import type { Guide } from './guides';

export const practices: readonly Guide[] = [
  {
    id: 'mindful-check-in',
    name: 'Mindful Check-in',
    kind: 'mindfulness',
    about: 'How am I, really? Body, mood and mind in turn.',
    steps: [
      {
        title: 'Arrive',
        text: 'Sit in a way you can keep up for three minutes. Close your eyes or let them rest on one spot, whichever is more comfortable. Feel where the chair carries you.',
      },
      {
        title: 'Ask your body',
        text: 'Wander from head to feet and notice what is there: warm, tight, tired, nothing at all. You are reading the weather, not changing it.',
      },
      {
        title: 'Ask your mood',
        text: 'Find one word for how you feel, and if it fits, a second one. Two moods at once are normal. "I do not know" is an answer too.',
      },
      {
        title: 'Ask your mind',
        text: 'What has it been busy with? Give each topic a short label such as work, dinner or that call, and let it move on. You need not finish any of them now.',
      },
      {
        title: 'Ask what would help',
        text: 'Given all that: what would be good for you in the next hour? Choose something small enough that you will really do it.',
      },
    ],
  },
  {
    id: '5-4-3-2-1-grounding',
    name: '5-4-3-2-1 Grounding',
    kind: 'mindfulness',
    about: 'Come back to the room through your senses.',
    steps: [
      {
        title: 'Five things you see',
        text: 'Look around slowly and name five things, aloud or silently. Add a detail to each: the blue cup with the chip, the shadow of the lamp.',
      },
      {
        title: 'Four things you feel',
        text: 'Notice four things that touch you: the floor under your feet, fabric on your arm, air on your face, the weight of your hands. Press lightly where you want to feel it better.',
      },
      {
        title: 'Three things you hear',
        text: 'Listen for three sounds. Start with the loudest, then find one that was hiding behind it. Your own breathing may be the third.',
      },
      {
        title: 'Two things you smell',
        text: 'Find two smells, perhaps coffee, soap, your sleeve or the open window. If there are none, think of two that you like.',
      },
      {
        title: 'One thing you taste',
        text: 'Notice one taste: the last thing you drank, or take a sip of water now. Then look around once more. You are here, and it is now.',
      },
    ],
  },
  {
    id: 'tension-release',
    name: 'Tension Release',
    kind: 'mindfulness',
    about: 'Tighten gently, let go, and feel the difference.',
    steps: [
      {
        title: 'Get comfortable',
        text: 'Sit or lie down. In each step you will tighten some muscles to about half of what you could, never so that it hurts, and then let go. Leave out whatever is injured or sore.',
      },
      {
        title: 'Hands and arms',
        text: 'Close both hands to soft fists and bend your elbows. Hold for five seconds while you go on breathing. Let everything drop, and give it ten seconds to become heavy.',
      },
      {
        title: 'Shoulders and face',
        text: 'Raise your shoulders towards your ears and screw up your face a little. Hold for five. Then let the shoulders fall, the forehead go smooth and the jaw hang loose.',
      },
      {
        title: 'Belly and back',
        text: 'Draw your belly in slightly and press your shoulder blades together. Hold for five. Let go, and feel the next breath find more room.',
      },
      {
        title: 'Legs and feet',
        text: 'Press your heels into the floor and tighten your thighs. Hold for five, let go for ten. Before you get up, check which part of you is the most relaxed now.',
      },
    ],
  },
  {
    id: 'inner-strength',
    name: 'Inner Strength',
    kind: 'mindfulness',
    about: 'Remember what has carried you before.',
    steps: [
      {
        title: 'Stand on something',
        text: 'Put both feet on the floor and let them spread a little inside your shoes. Whatever today is like, the ground is holding. Take three slow breaths.',
      },
      {
        title: 'Recall a time you coped',
        text: 'Think of something moderately hard that is behind you: a move, an exam, a long week. Choose one that you can look back on calmly.',
      },
      {
        title: 'See what helped',
        text: 'What got you through it? A person, stubbornness, humour, taking it hour by hour? Let two or three of those come to mind.',
      },
      {
        title: 'Borrow it for today',
        text: 'Which of them could help with what is in front of you now? Picture yourself using it in one ordinary moment of this day.',
      },
      {
        title: 'A sentence to keep',
        text: 'Make one sentence of it that you believe, such as "I can take it one hour at a time." Say it slowly, breathing out.',
      },
    ],
  },
  {
    id: 'worry-release',
    name: 'Worry Release',
    kind: 'mindfulness',
    about: 'Put a worry down on paper, and then down.',
    steps: [
      {
        title: 'Catch one worry',
        text: 'Of all that is circling, choose one worry of middling size. If everything feels too large today, choose grounding instead, or talk to someone you trust.',
      },
      {
        title: 'Write it as one sentence',
        text: 'Write it down, or say it, as plainly as you can: "I am worried that …" One sentence. It may sound different outside your head.',
      },
      {
        title: 'Sort it',
        text: 'Is there something you can do about it within the next few days? If yes, it is a task. If no, it is a thought. Both may exist.',
      },
      {
        title: 'Give it its next step or its hour',
        text: 'A task gets one small action and a day on which you will do it. A thought gets a time later on, ten minutes in which you may worry all you like.',
      },
      {
        title: 'Put it down',
        text: 'Fold the paper, close the note, or picture setting the worry on a shelf. You know where it is. Nothing more is asked of you right now.',
      },
      {
        title: 'Breathe out longer',
        text: 'Breathe in as you please and out a little longer, six times. When the worry knocks, tell it: "Noted. Later." Then come back to the breath.',
      },
    ],
  },
  {
    id: 'reality-anchoring',
    name: 'Reality Anchoring',
    kind: 'mindfulness',
    about: 'Steady facts for a moment that feels unreal.',
    steps: [
      {
        title: 'Say where and when',
        text: "Tell yourself your name, the place you are in, today's date and roughly what time it is. Aloud is best, whispered is fine.",
      },
      {
        title: 'Touch something solid',
        text: 'Lay your hand on a table, a wall or your own knee. Is it smooth or rough, warm or cool? Push against it a little and feel it push back.',
      },
      {
        title: 'Check the facts',
        text: 'Name three things that are certainly true at this moment, as dull as you like: "The lamp is on. I am sitting. It is raining."',
      },
      {
        title: 'Tell thought from fact',
        text: 'Put these words before whatever troubles you: "I am having the thought that …" Notice that you are the one who is having it, and that it is a thought.',
      },
      {
        title: 'Do one ordinary thing',
        text: 'Choose something everyday that you can finish: rinse a cup, fold a towel, water a plant. Do it slowly and watch your hands. If the unreal feeling stays or frightens you, tell somebody you trust.',
      },
    ],
  },
  {
    id: 'gratitude-flow',
    name: 'Gratitude Flow',
    kind: 'mindfulness',
    about: 'Small good things, without pretending all is well.',
    steps: [
      {
        title: 'Settle',
        text: 'Let your breath come and go three times. You do not have to feel grateful. You are only going to look around for a while.',
      },
      {
        title: 'Something small',
        text: 'Find one small thing of the last day that was pleasant: a warm shower, a joke, a seat on the bus. Remember it with as many details as you can.',
      },
      {
        title: 'Someone',
        text: 'Think of a person who made something easier for you, now or long ago. What exactly did they do? Let yourself picture it.',
      },
      {
        title: 'Something in you',
        text: 'Now something of your own: a part of your body that works without being asked, or a quality you were glad to have this week.',
      },
      {
        title: 'Pass it on',
        text: 'Choose one of the three and give it words: a message to that person, a line in a notebook, or a quiet thank you. Then go on with your day.',
      },
    ],
  },
];
