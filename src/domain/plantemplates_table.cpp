// The content of the plan templates: ladders of exercise keys, days and doses.
//
// A ladder goes from the exercise that can be loaded most to one that needs no equipment. Exercises too hard for the
// template's level are skipped. It ends with exercises that train the same muscles without loading the usual joint, so
// that a user with an injured knee or hip still trains the legs.
#include "domain/plantemplates.h"

namespace fitapp::domain {

namespace {

// ---- Lower body ----
const Ladder squat = {"barbell_back_squat",        "goblet_squat",          "leg_press",    "band_squat",
                      "bodyweight_squat",          "sit_to_stand",          "wall_sit",     "leg_extension",
                      "seated_band_leg_extension", "seated_knee_extension", "glute_bridge", "clamshell"};
const Ladder second_squat = {"barbell_front_squat",
                             "hack_squat_machine",
                             "dumbbell_sumo_squat",
                             "leg_press",
                             "band_squat",
                             "sumo_squat",
                             "sit_to_stand",
                             "seated_knee_extension",
                             "side_lying_inner_thigh_lift"};
const Ladder hinge = {"barbell_romanian_deadlift",
                      "dumbbell_romanian_deadlift",
                      "kettlebell_deadlift",
                      "band_good_morning",
                      "dumbbell_glute_bridge",
                      "hamstring_walkout",
                      "glute_bridge",
                      "leg_curl_machine",
                      "band_leg_curl",
                      "standing_hamstring_curl",
                      "hamstring_heel_dig"};
const Ladder deadlift = {"barbell_deadlift",  "kettlebell_deadlift", "dumbbell_romanian_deadlift",
                         "band_good_morning", "hamstring_walkout",   "glute_bridge",
                         "leg_curl_machine",  "band_leg_curl",       "standing_hamstring_curl"};
const Ladder bridge = {"barbell_hip_thrust", "dumbbell_glute_bridge", "single_leg_glute_bridge",
                       "glute_bridge",       "side_lying_leg_raise",  "standing_hamstring_curl"};
const Ladder lunge = {"dumbbell_reverse_lunge", "dumbbell_step_up", "reverse_lunge", "step_up",
                      "side_lying_leg_raise",   "glute_bridge",     "leg_extension", "seated_knee_extension",
                      "standing_hamstring_curl"};
const Ladder hard_lunge = {"bulgarian_split_squat", "walking_lunge",         "reverse_lunge",
                           "side_lying_leg_raise",  "seated_knee_extension", "standing_hamstring_curl"};
const Ladder hip_side = {"band_lateral_walk", "band_clamshell",       "hip_abduction_machine",
                         "clamshell",         "side_lying_leg_raise", "seated_knee_extension"};
const Ladder leg_curl = {
    "leg_curl_machine",        "band_leg_curl",      "hamstring_walkout", "standing_hamstring_curl",
    "single_leg_glute_bridge", "hamstring_heel_dig", "glute_bridge"};
const Ladder calves = {"dumbbell_calf_raise", "seated_calf_raise_machine", "standing_calf_raise", "wall_toe_raise"};

// ---- Upper body ----
const Ladder push = {"bench_press",
                     "dumbbell_floor_press",
                     "dumbbell_bench_press",
                     "chest_press_machine",
                     "band_chest_press",
                     "push_up",
                     "incline_push_up",
                     "wall_push_up",
                     "cable_triceps_pushdown",
                     "band_triceps_pushdown",
                     "self_resisted_triceps_press"};
const Ladder second_push = {
    "incline_dumbbell_press",     "push_up", "incline_push_up", "knee_push_up", "wall_push_up", "band_chest_press",
    "self_resisted_triceps_press"};
const Ladder overhead = {"overhead_press",         "dumbbell_shoulder_press",
                         "shoulder_press_machine", "band_overhead_press",
                         "pike_push_up",           "chair_dip",
                         "incline_push_up",        "wall_push_up"};
const Ladder row = {"barbell_row",  "dumbbell_row",   "seated_cable_row", "band_row",
                    "inverted_row", "towel_row_hold", "prone_w_raise",    "shoulder_blade_squeeze_hold"};
const Ladder second_row = {"seated_cable_row",   "inverted_row",  "band_row",       "dumbbell_row",
                           "reverse_snow_angel", "prone_w_raise", "towel_row_hold", "shoulder_blade_squeeze_hold"};
const Ladder pulldown = {"pull_up",           "chin_up",      "lat_pulldown",  "assisted_pull_up_machine",
                         "band_lat_pulldown", "dumbbell_row", "prone_y_raise", "shoulder_blade_squeeze_hold"};
const Ladder rear_shoulder = {"cable_face_pull", "band_face_pull", "rear_delt_fly",
                              "prone_w_raise",   "prone_y_raise",  "shoulder_blade_squeeze_hold"};
const Ladder side_shoulder = {"dumbbell_lateral_raise", "band_face_pull", "prone_y_raise", "prone_w_raise"};
const Ladder curl = {"dumbbell_curl", "barbell_curl", "band_curl", "self_resisted_curl"};
const Ladder second_curl = {"hammer_curl", "band_curl", "self_resisted_curl"};
const Ladder triceps = {"cable_triceps_pushdown",
                        "band_triceps_pushdown",
                        "overhead_triceps_extension",
                        "triceps_kickback",
                        "chair_dip",
                        "self_resisted_triceps_press"};

// ---- Core ----
const Ladder plank = {"plank", "kneeling_plank", "dead_bug", "heel_slide", "supine_abdominal_brace"};
const Ladder brace = {"dead_bug", "bird_dog", "arms_only_dead_bug", "heel_slide", "supine_abdominal_brace"};
const Ladder bird = {"bird_dog", "dead_bug", "supine_toe_tap", "arms_only_dead_bug", "supine_abdominal_brace"};
const Ladder against_rotation = {
    "cable_anti_rotation_press", "pallof_press", "side_plank", "bird_dog", "supine_toe_tap", "supine_abdominal_brace"};
const Ladder curl_up = {"hanging_knee_raise", "cable_crunch",          "reverse_crunch", "crunch",
                        "heel_slide",         "supine_abdominal_brace"};
const Ladder hard_plank = {"ab_wheel_rollout", "hollow_hold",           "high_plank_shoulder_tap", "plank",
                           "dead_bug",         "supine_abdominal_brace"};
const Ladder carry = {"suitcase_carry", "farmers_carry", "side_plank", "plank", "heel_slide", "supine_abdominal_brace"};

// ---- Warm-up ----
const Ladder pulse = {"marching_in_place", "step_touch", "diaphragmatic_breathing"};
const Ladder second_pulse = {"step_touch", "marching_in_place", "diaphragmatic_breathing"};
const Ladder warm_shoulders = {"arm_circles", "shoulder_rolls", "shoulder_blade_squeeze"};
const Ladder warm_blades = {"band_pull_apart", "wall_slides", "shoulder_blade_squeeze", "shoulder_rolls"};
const Ladder warm_spine = {"cat_cow", "seated_cat_cow", "seated_thoracic_rotation", "standing_side_bend"};
const Ladder warm_turns = {"open_book", "seated_thoracic_rotation", "torso_twists", "shoulder_blade_squeeze"};
const Ladder warm_hips = {"hip_circles", "front_to_back_leg_swings", "side_to_side_leg_swings", "ankle_circles"};
const Ladder warm_swings = {"front_to_back_leg_swings", "side_to_side_leg_swings", "hip_circles", "ankle_circles"};
const Ladder warm_squat = {"squat_to_stand", "bodyweight_good_morning", "ankle_rocks", "heel_to_toe_rocks"};
const Ladder warm_hinge = {"bodyweight_good_morning", "pelvic_tilt", "squat_to_stand", "seated_leg_extension_swing"};
const Ladder warm_wrists = {"wrist_circles", "finger_spread_and_fist", "shoulder_rolls"};

// ---- Cool-down ----
const Ladder loosen_chest = {"chest_doorway_stretch", "self_hug_stretch", "box_breathing"};
const Ladder loosen_shoulders = {"cross_body_shoulder_stretch", "overhead_triceps_stretch", "wrist_flexor_stretch"};
const Ladder loosen_back = {"childs_pose", "knees_to_chest", "seated_side_stretch", "legs_up_the_wall"};
const Ladder loosen_lats = {"puppy_pose", "childs_pose", "seated_side_stretch", "legs_up_the_wall"};
const Ladder loosen_hips = {"figure_four_stretch", "butterfly_stretch", "legs_up_the_wall"};
const Ladder loosen_front = {"kneeling_hip_flexor_stretch", "side_lying_quad_stretch", "legs_up_the_wall"};
const Ladder loosen_hamstrings = {"supine_hamstring_stretch", "seated_forward_fold", "wall_calf_stretch"};
const Ladder loosen_calves = {"wall_calf_stretch", "soleus_stretch", "legs_up_the_wall"};
const Ladder come_down = {"box_breathing", "reclined_rest_with_long_exhale", "corpse_pose"};

TemplateSlot warm(const Ladder& ladder) { return {Section::warmup, &ladder}; }
TemplateSlot loosen(const Ladder& ladder) { return {Section::cooldown, &ladder}; }
// `seconds` applies when the chosen exercise is timed.
TemplateSlot work(const Ladder& ladder, int sets, int reps, int seconds = 0) {
  return {Section::main, &ladder, sets, reps, seconds};
}

PlanTemplate beginner() {
  return {Level::beginner,
          "First Steps",
          "Three full-body days with a rest day after each. Every day has a squat or a hip hinge, a push, a pull and "
          "work for the core, so that nothing waits a whole week for its turn.",
          "Weeks 1-4: learn the movements and stop with three good repetitions left. Weeks 5-8: add a repetition "
          "whenever all sets feel steady, up to two more a set. Weeks 9-12: take a little more weight or a harder "
          "version, go back to the first number of repetitions and climb again.",
          {{1,
            "Full Body A",
            "Squat and push lead today. Lower yourself slowly, two seconds down.",
            {warm(pulse), warm(warm_hips), warm(warm_shoulders), warm(warm_spine), work(squat, 3, 10, 30),
             work(push, 3, 10, 20), work(row, 3, 10, 20), work(bridge, 2, 12), work(brace, 2, 8, 20),
             loosen(loosen_hips), loosen(loosen_chest), loosen(loosen_back)}},
           {3,
            "Full Body B",
            "Hinge and pull lead today. Push the hips back and keep the back long.",
            {warm(second_pulse), warm(warm_hinge), warm(warm_blades), warm(warm_swings), work(hinge, 3, 10, 20),
             work(pulldown, 3, 10, 20), work(lunge, 2, 8), work(second_push, 3, 8), work(plank, 3, 8, 25),
             loosen(loosen_hamstrings), loosen(loosen_shoulders), loosen(come_down)}},
           {5,
            "Full Body C",
            "A bit of everything. End the week with energy left.",
            {warm(pulse), warm(warm_squat), warm(warm_turns), warm(warm_shoulders), work(second_squat, 3, 10, 30),
             work(second_row, 3, 10, 20), work(push, 2, 10, 20), work(hip_side, 2, 12), work(carry, 2, 8, 30),
             work(calves, 2, 12), loosen(loosen_front), loosen(loosen_calves), loosen(loosen_back)}}}};
}

PlanTemplate intermediate() {
  return {
      Level::intermediate,
      "Upper & Lower",
      "Two days for the upper body and two for the legs, each muscle twice a week. Pushes and pulls are in "
      "balance, and the legs get one day led by the squat and one by the hinge.",
      "Weeks 1-4: leave two repetitions in reserve. Weeks 5-8: first add repetitions, up to two more a set, then "
      "weight. Weeks 9-12: leave one in reserve in the last set of the first two exercises. Every fourth week do "
      "one set less of everything. Rest longer than a minute where the next heavy set needs it.",
      {{1,
        "Upper Body A",
        "Chest and back, then shoulders and arms. Pull as hard as you push.",
        {warm(second_pulse), warm(warm_shoulders), warm(warm_blades), warm(warm_turns), work(push, 4, 8, 25),
         work(row, 4, 8, 25), work(overhead, 3, 10), work(pulldown, 3, 10, 25), work(curl, 3, 12), work(triceps, 3, 12),
         loosen(loosen_chest), loosen(loosen_lats), loosen(loosen_shoulders)}},
       {2,
        "Lower Body A",
        "The squat leads. Knees follow the toes, the whole foot stays on the floor.",
        {warm(pulse), warm(warm_hips), warm(warm_squat), warm(warm_hinge), work(squat, 4, 8, 40),
         work(hinge, 3, 10, 25), work(lunge, 3, 8), work(calves, 3, 12), work(plank, 3, 10, 40),
         work(curl_up, 3, 10, 20), loosen(loosen_front), loosen(loosen_hamstrings), loosen(loosen_calves)}},
       {4,
        "Upper Body B",
        "Pulling and pressing overhead lead. Ribs down, neck long.",
        {warm(second_pulse), warm(warm_blades), warm(warm_spine), warm(warm_wrists), work(pulldown, 4, 8, 25),
         work(overhead, 4, 8), work(second_row, 3, 10, 25), work(second_push, 3, 10), work(rear_shoulder, 3, 12, 20),
         work(second_curl, 3, 12), loosen(loosen_lats), loosen(loosen_shoulders), loosen(come_down)}},
       {6,
        "Lower Body B",
        "The hinge leads. Move the hips, not the back.",
        {warm(pulse), warm(warm_swings), warm(warm_hinge), warm(warm_spine), work(deadlift, 4, 6, 30),
         work(second_squat, 3, 10, 40), work(bridge, 3, 10), work(leg_curl, 3, 10, 25),
         work(against_rotation, 3, 10, 25), loosen(loosen_hips), loosen(loosen_hamstrings), loosen(loosen_back)}}}};
}

PlanTemplate advanced() {
  return {
      Level::advanced,
      "Push, Pull, Legs & More",
      "Five days: push, pull and legs, then once more the whole upper body and the back of the legs. Heavy work "
      "comes first each day, smaller muscles after it.",
      "Weeks 1-3: leave two repetitions in reserve. Weeks 4-6: add weight, one in reserve. Week 7: half the "
      "sets. Weeks 8-11: add weight again, the last set of each first exercise close to its end. Week 12: easy, "
      "and see what you can lift now. Rest two to three minutes where a heavy set needs it.",
      {{1,
        "Push",
        "Chest, shoulders, triceps. Shoulder blades back and down before each press.",
        {warm(second_pulse), warm(warm_shoulders), warm(warm_blades), warm(warm_wrists), work(push, 5, 6, 30),
         work(overhead, 5, 6), work(second_push, 4, 10), work(side_shoulder, 4, 12), work(triceps, 4, 12),
         work(hard_plank, 4, 8, 30), loosen(loosen_chest), loosen(loosen_shoulders), loosen(loosen_back)}},
       {2,
        "Pull",
        "Back and biceps. Start each pull from the shoulder blades.",
        {warm(second_pulse), warm(warm_blades), warm(warm_spine), warm(warm_turns), work(pulldown, 5, 6, 30),
         work(row, 5, 8, 30), work(second_row, 4, 10, 30), work(rear_shoulder, 4, 12, 20), work(curl, 4, 10),
         work(second_curl, 3, 12), loosen(loosen_lats), loosen(loosen_shoulders), loosen(come_down)}},
       {3,
        "Legs",
        "The squat leads. Brace before you go down, stand up fast.",
        {warm(pulse), warm(warm_hips), warm(warm_squat), warm(warm_hinge), work(squat, 5, 5, 45), work(hinge, 5, 8, 30),
         work(hard_lunge, 4, 8), work(leg_curl, 4, 10, 30), work(calves, 5, 12), work(curl_up, 4, 10, 25),
         loosen(loosen_front), loosen(loosen_hamstrings), loosen(loosen_calves)}},
       {4,
        "Upper Body",
        "Lighter than Monday and Tuesday, more repetitions, clean ones.",
        {warm(second_pulse), warm(warm_shoulders), warm(warm_turns), warm(warm_wrists), work(second_push, 5, 10),
         work(second_row, 5, 10, 30), work(overhead, 4, 10), work(pulldown, 4, 10, 30), work(side_shoulder, 3, 15),
         work(curl, 3, 12), work(triceps, 3, 12), loosen(loosen_chest), loosen(loosen_lats), loosen(loosen_shoulders)}},
       {6,
        "Lower Body & Core",
        "The hinge leads. Take your time between the heavy sets.",
        {warm(pulse), warm(warm_swings), warm(warm_hinge), warm(warm_spine), work(deadlift, 5, 5, 30),
         work(second_squat, 5, 8, 45), work(bridge, 4, 10), work(hip_side, 4, 12), work(against_rotation, 4, 10, 30),
         work(carry, 4, 8, 40), loosen(loosen_hips), loosen(loosen_hamstrings), loosen(loosen_back)}}}};
}

}  // namespace

const std::vector<PlanTemplate>& plan_templates() {
  static const std::vector<PlanTemplate> templates = {beginner(), intermediate(), advanced()};
  return templates;
}

}  // namespace fitapp::domain
