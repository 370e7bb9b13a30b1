-- What the tracker keeps: pinned notes of exercises, supersets, what an exercise is done with; and a key that makes a chat
-- question harmless to send twice.
CREATE TABLE exercise_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  exercise_name TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX exercise_notes_exercise ON exercise_notes (user_id, exercise_name COLLATE NOCASE);

ALTER TABLE planned_exercises ADD COLUMN superset_with_next INTEGER NOT NULL DEFAULT 0;
ALTER TABLE exercises ADD COLUMN pattern TEXT NOT NULL DEFAULT '';
ALTER TABLE exercises ADD COLUMN implement TEXT NOT NULL DEFAULT '';

ALTER TABLE chat_history ADD COLUMN client_key TEXT;
ALTER TABLE chat_history ADD COLUMN client_body_hash TEXT;
ALTER TABLE chat_history ADD COLUMN question_id INTEGER REFERENCES chat_history ON DELETE CASCADE;
CREATE UNIQUE INDEX chat_history_client_key ON chat_history (user_id, client_key) WHERE client_key IS NOT NULL;
CREATE UNIQUE INDEX chat_history_question ON chat_history (question_id) WHERE question_id IS NOT NULL;

-- A first time beat nothing: it is no record any more.
DELETE FROM personal_records WHERE id IN (SELECT id FROM (
  SELECT id, row_number() OVER (PARTITION BY user_id, exercise_name COLLATE NOCASE, unit
    ORDER BY local_date, achieved_at, completion_id, id) AS place FROM personal_records) WHERE place = 1);

-- Nor is the longest stretch or mobility drill. The column `pattern` is filled at the next start only.
DELETE FROM personal_records WHERE exercise_key IN (
  'arm_circles', 'shoulder_rolls', 'neck_turns', 'cat_cow', 'seated_cat_cow', 'front_to_back_leg_swings',
  'side_to_side_leg_swings', 'hip_circles', 'ankle_circles', 'wrist_circles', 'diaphragmatic_breathing',
  'torso_twists', 'heel_to_toe_rocks', 'shoulder_blade_squeeze', 'worlds_greatest_stretch', 'inchworm',
  'wall_slides', 'pelvic_tilt', 'ankle_rocks', 'open_book', 'thread_the_needle', 'scapular_push_up',
  'squat_to_stand', 'fire_hydrant', 'chin_tuck', 'finger_spread_and_fist', 'seated_thoracic_rotation',
  'standing_side_bend', 'sun_salutation', 'seated_heel_raise', 'seated_leg_extension_swing', 'wrist_rocks',
  'band_pull_apart', 'band_pass_through', 'downward_facing_dog', 'triangle_pose', 'cobra_pose', 'sphinx_pose',
  'dolphin_pose', 'eagle_arms', 'cactus_arms', 'chair_pigeon', 'wall_dog', 'childs_pose', 'legs_up_the_wall',
  'corpse_pose', 'figure_four_stretch', 'wall_calf_stretch', 'cross_body_shoulder_stretch', 'neck_side_stretch',
  'chest_doorway_stretch', 'seated_forward_fold', 'supine_hamstring_stretch', 'standing_quad_stretch',
  'side_lying_quad_stretch', 'kneeling_hip_flexor_stretch', 'butterfly_stretch', 'knees_to_chest', 'supine_twist',
  'happy_baby_pose', 'pigeon_pose', 'standing_forward_fold', 'puppy_pose', 'seated_side_stretch',
  'overhead_triceps_stretch', 'wrist_flexor_stretch', 'wrist_extensor_stretch', 'box_breathing',
  'progressive_muscle_relaxation', 'reclined_rest_with_long_exhale', 'shin_stretch', 'soleus_stretch',
  'wide_legged_forward_fold', 'upper_trapezius_release', 'self_hug_stretch', 'foot_sole_stretch',
  'band_hamstring_stretch', 'band_lat_stretch');
