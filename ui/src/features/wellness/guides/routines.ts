// The seven self-care routines (part-2 §2.6), written to be safe for everybody: nothing has to hurt, be cold or be seen.
// Content stays English; it knows no screen.
import type { Guide } from './guides';

export const routines: readonly Guide[] = [
  {
    id: 'comfort-reset',
    name: 'Comfort Reset',
    kind: 'self_care',
    about: 'Make the place you are in a little kinder to you.',
    steps: [
      {
        title: 'Look after the place',
        text: 'Stay where you are and notice one thing that bothers you: a light that glares, a draught, a cable underfoot. Change that one thing, and leave the rest.',
      },
      {
        title: 'Loosen what presses',
        text: 'Go through your clothes from top to bottom: collar, waistband, watch, shoes. Open or move whatever leaves a mark.',
      },
      {
        title: 'Give your weight away',
        text: 'Sit or lie so that something holds you up completely. Put a cushion or a rolled jumper wherever you are still holding yourself.',
      },
      {
        title: 'Add some warmth',
        text: 'Take a blanket, a warm drink or simply your own hands between your knees. Wait until you can feel the warmth arrive.',
      },
      {
        title: 'Stay for five breaths',
        text: 'There is nothing to fix for now. Count five breaths at whatever pace they come, then decide what the next small thing is.',
      },
    ],
  },
  {
    id: 'energy-boost',
    name: 'Energy Boost',
    kind: 'self_care',
    about: 'Wake up your body without leaving the room.',
    steps: [
      {
        title: 'Get upright',
        text: 'Stand up if you can, or sit tall at the edge of your chair. Put both feet flat on the floor and let your arms hang.',
      },
      {
        title: 'Shake out',
        text: 'Shake your hands as if they were wet, then let it travel up to elbows and shoulders. Half a minute is plenty; keep it loose.',
      },
      {
        title: 'Reach and let go',
        text: 'Breathe in and reach for the ceiling as far as it is comfortable. Breathe out and let your arms float down. Do that four times.',
      },
      {
        title: 'March on the spot',
        text: 'Lift one foot, then the other, for about thirty steps, and let your arms swing. Seated, lift your heels in turn. You should be able to talk all the while.',
      },
      {
        title: 'Drink and choose',
        text: 'Take a few sips of water. Then say aloud the one thing you want to do with the next half hour, and begin with its smallest part.',
      },
    ],
  },
  {
    id: 'sunshine-moment',
    name: 'Sunshine Moment',
    kind: 'self_care',
    about: 'Two minutes of daylight, whatever the weather.',
    steps: [
      {
        title: 'Go where the light is',
        text: 'Walk to a window, a doorway or outside. A grey sky is bright enough. Leave the phone where it is, unless it is reading this to you.',
      },
      {
        title: 'Let your eyes travel',
        text: 'Look at the farthest thing you can see: a roof, a tree, a cloud. Never into the sun itself. Let your eyes rest out there for a while.',
      },
      {
        title: 'Feel the air',
        text: 'Notice the temperature on your face and on the backs of your hands. Is it the same on both? Turn a little and see whether it changes.',
      },
      {
        title: 'Find something growing',
        text: 'Look for one living thing: a plant, a bird, moss between two stones. Watch it for as long as three breaths, as though you had to draw it later.',
      },
      {
        title: 'Take one picture with you',
        text: 'Choose one detail you liked and close your eyes for a moment to keep it. You can come back to it later today.',
      },
    ],
  },
  {
    id: 'cool-refresh',
    name: 'Cool Refresh',
    kind: 'self_care',
    about: 'Pleasantly cool water for a head that runs hot.',
    steps: [
      {
        title: 'Go to the water',
        text: 'Stand at a tap or take a damp cloth. Make the water cool, not icy: it should feel pleasant the whole time, and you can stop whenever it does not.',
      },
      {
        title: 'Start at the wrists',
        text: 'Let the water run over the insides of your wrists, first one, then the other. Count slowly to ten for each.',
      },
      {
        title: 'Cool your face',
        text: 'Pat your forehead and cheeks with wet fingertips or the cloth. Breathe out through your mouth as you do, as if you were cooling soup.',
      },
      {
        title: 'And the back of your neck',
        text: 'Lay a damp hand on the back of your neck. Let your chin sink a little and your shoulders come down while it rests there.',
      },
      {
        title: 'Dry slowly',
        text: 'Dry hands and face without hurry and feel how fresh the skin is now. Take a glass of water with you on the way back.',
      },
    ],
  },
  {
    id: 'music-recharge',
    name: 'Music Recharge',
    kind: 'self_care',
    about: 'One song, heard as if it were the first time.',
    steps: [
      {
        title: 'Choose one song',
        text: 'Pick a piece you already love. It need not be calm; it should be yours. Set a volume at which you could still hear your name.',
      },
      {
        title: 'Press play and stop doing',
        text: 'Start it, then put your hands in your lap. For the length of this song there is nothing else to look at or to answer.',
      },
      {
        title: 'Follow one instrument',
        text: 'Find a sound in the background, perhaps the bass or a shaker, and stay with it for a while. When you lose it, just look for it again.',
      },
      {
        title: 'Let it move you',
        text: 'Tap a finger, nod, hum, dance. Let your body do as much or as little as it likes. Nobody is watching.',
      },
      {
        title: 'Hear the silence',
        text: 'When the song ends, wait before you touch anything. Notice what is different from three minutes ago, in your mood or in your shoulders.',
      },
    ],
  },
  {
    id: 'self-care-touch',
    name: 'Self-Care Touch',
    kind: 'self_care',
    about: 'A few friendly minutes for hands, neck and face.',
    steps: [
      {
        title: 'Warm your hands',
        text: 'Rub your palms together until they are warm. If you like hand cream, this is the moment for it. Leave out any place that is sore or that you would rather not touch.',
      },
      {
        title: 'One hand, then the other',
        text: 'Press your thumb into the palm of the other hand and draw small circles. Pull gently along every finger, from the root to the tip. Then change hands.',
      },
      {
        title: 'Shoulders',
        text: 'Lay your right hand on your left shoulder and squeeze the muscle softly three times, breathing out each time. Do the same on the other side.',
      },
      {
        title: 'Forehead and jaw',
        text: 'Stroke from the middle of your forehead out to your temples, as if you smoothed paper. Then let your fingertips circle where your jaw meets your ears, and let your teeth come apart.',
      },
      {
        title: 'A hand to stay',
        text: 'Put one hand wherever it feels good: on your chest, your belly, your other arm. Let it rest there for a few breaths, the way you would for a friend.',
      },
    ],
  },
  {
    id: 'victory-moment',
    name: 'Victory Moment',
    kind: 'self_care',
    about: 'Notice something you managed before it slips by.',
    steps: [
      {
        title: 'Find one thing',
        text: 'Think back over today or yesterday and find one thing you did, however small. Answering that message counts. So does getting up.',
      },
      {
        title: 'Name what it took',
        text: 'What did it ask of you: patience, courage, simply time? Finish this sentence: "For that I needed …"',
      },
      {
        title: 'Stand like it',
        text: 'Sit or stand the way you do when something went well. Let your chest be wide and your gaze straight ahead. Keep it for three breaths.',
      },
      {
        title: 'Say it plainly',
        text: 'Say it aloud or in your head without making it smaller: "I did that." No "only", no "but".',
      },
      {
        title: 'Give it a place',
        text: 'Write it down in one line, tell someone, or put a mark in your calendar. On a harder day it will be good to find it there.',
      },
    ],
  },
];
