# Compiles files into static libraries; it knows nothing of what is in them.

set(FITAPP_GENERATED ${CMAKE_BINARY_DIR}/generated)
set(FITAPP_NODE ${CMAKE_SOURCE_DIR}/build/tools/node)

# fitapp_embed(TARGET NAME FILE): adds FILE's bytes to TARGET. C++ reaches them by
#   #include "embed/NAME.h"   ->   fitapp::embed::NAME_bytes(), a span, and fitapp::embed::NAME_text(), a string_view.
# FILE may be made by the build. The assembler copies it, which takes no compile time however large it is.
function(fitapp_embed target name file)
  set(FITAPP_EMBED_NAME ${name})
  set(FITAPP_EMBED_FILE ${file})
  set(folder ${FITAPP_GENERATED}/embed)
  configure_file(${CMAKE_SOURCE_DIR}/embed/bytes.S.in ${folder}/${name}.S @ONLY)
  configure_file(${CMAKE_SOURCE_DIR}/embed/bytes.h.in ${folder}/${name}.h @ONLY)
  set_source_files_properties(${folder}/${name}.S PROPERTIES OBJECT_DEPENDS ${file})
  target_sources(${target} PRIVATE ${folder}/${name}.S)
endfunction()

function(fitapp_embedded_library target)
  add_library(${target} STATIC ${ARGN})
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR} PRIVATE ${FITAPP_GENERATED})
endfunction()

add_library(fitapp_embed_inflate STATIC embed/inflate.cpp)
target_include_directories(fitapp_embed_inflate PUBLIC ${CMAKE_SOURCE_DIR})
target_link_libraries(fitapp_embed_inflate PRIVATE fitapp_zlib)

# fitapp_embed_packed(TARGET NAME FILE): the same with the bytes gzipped; embed/inflate.h gives the content back.
function(fitapp_embed_packed target name file)
  set(packed ${FITAPP_GENERATED}/${name}.gz)
  add_custom_command(OUTPUT ${packed}
    COMMAND ${FITAPP_NODE} ${CMAKE_SOURCE_DIR}/embed/gzip.mjs ${file} ${packed}
    DEPENDS ${file} ${CMAKE_SOURCE_DIR}/embed/gzip.mjs
    COMMENT "Packing ${name}" VERBATIM)
  fitapp_embed(${target} ${name} ${packed})
  target_link_libraries(${target} PRIVATE fitapp_embed_inflate)
endfunction()

# ---- Time zones, for room base ----
set(zones_file ${FITAPP_GENERATED}/zones.bin)
set(zoneinfo /usr/share/zoneinfo)
add_custom_command(OUTPUT ${zones_file}
  COMMAND ${FITAPP_NODE} ${CMAKE_SOURCE_DIR}/embed/zones.mjs ${zoneinfo} ${zones_file}
  DEPENDS ${CMAKE_SOURCE_DIR}/embed/zones.mjs ${zoneinfo}/tzdata.zi
  COMMENT "Packing the time zones" VERBATIM)
fitapp_embedded_library(fitapp_embed_zones embed/zones.cpp)
fitapp_embed_packed(fitapp_embed_zones zones_file ${zones_file})

# ---- The schema and its migrations, for room store ----
file(GLOB migration_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/store/migrations/*.sql)
list(SORT migration_files)
set(migration_includes "")
set(migration_rows "")
set(expected_version 0)
foreach(file IN LISTS migration_files)
  get_filename_component(stem ${file} NAME_WE)
  if(NOT stem MATCHES "^([0-9][0-9][0-9][0-9])_([a-z0-9_]+)$")
    message(FATAL_ERROR "${file}: a migration is called NNNN_what.sql")
  endif()
  set(number ${CMAKE_MATCH_1})
  set(what ${CMAKE_MATCH_2})
  math(EXPR expected_version "${expected_version} + 1")
  string(REGEX REPLACE "^0+" "" version ${number})
  if(NOT version EQUAL expected_version)
    message(FATAL_ERROR "${file}: the next migration must have number ${expected_version}")
  endif()
  string(APPEND migration_includes "#include \"embed/migration_${number}.h\"\n")
  string(APPEND migration_rows "      {${version}, \"${what}\", migration_${number}_text()},\n")
endforeach()
list(LENGTH migration_files migration_count)
configure_file(embed/migrations.cpp.in ${FITAPP_GENERATED}/migrations.cpp @ONLY)
fitapp_embedded_library(fitapp_embed_migrations ${FITAPP_GENERATED}/migrations.cpp)
fitapp_embed(fitapp_embed_migrations schema ${CMAKE_SOURCE_DIR}/schema.sql)
foreach(file IN LISTS migration_files)
  get_filename_component(stem ${file} NAME_WE)
  string(SUBSTRING ${stem} 0 4 number)
  fitapp_embed(fitapp_embed_migrations migration_${number} ${file})
endforeach()

# ---- Exercises, for rooms store and api ----
fitapp_embedded_library(fitapp_embed_exercises embed/exercises.cpp)
fitapp_embed_packed(fitapp_embed_exercises exercises ${CMAKE_SOURCE_DIR}/embed/exercises.json)

# ---- Foods, for room store ----
file(GLOB food_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/embed/foods/*)
set(foods_file ${FITAPP_GENERATED}/foods.db)
add_custom_command(OUTPUT ${foods_file}
  COMMAND ${FITAPP_NODE} --disable-warning=ExperimentalWarning ${CMAKE_SOURCE_DIR}/embed/pack_foods.mjs
    ${CMAKE_SOURCE_DIR}/embed/foods ${foods_file}
  DEPENDS ${CMAKE_SOURCE_DIR}/embed/pack_foods.mjs ${food_files}
  COMMENT "Packing the food table" VERBATIM)
fitapp_embedded_library(fitapp_embed_foods embed/foods.cpp)
fitapp_embed_packed(fitapp_embed_foods foods ${foods_file})

# ---- Meals, for room api ----
fitapp_embedded_library(fitapp_embed_meals embed/meals.cpp)
fitapp_embed_packed(fitapp_embed_meals meals ${CMAKE_SOURCE_DIR}/embed/meals/meals.txt)
fitapp_embed(fitapp_embed_meals meal_ingredients ${CMAKE_SOURCE_DIR}/embed/meals/ingredients.txt)

# ---- The coach's words, for room coach ----
fitapp_embedded_library(fitapp_embed_coach embed/coach.cpp)
fitapp_embed(fitapp_embed_coach coach_words ${CMAKE_SOURCE_DIR}/embed/coach.json)
fitapp_embed(fitapp_embed_coach coach_chat ${CMAKE_SOURCE_DIR}/embed/coach_chat.json)
fitapp_embed(fitapp_embed_coach red_flags ${CMAKE_SOURCE_DIR}/embed/red_flags.json)
fitapp_embed(fitapp_embed_coach safety_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/safety.txt)
fitapp_embed(fitapp_embed_coach chat_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/chat.txt)
fitapp_embed(fitapp_embed_coach motivation_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/motivation.txt)
fitapp_embed(fitapp_embed_coach form_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/form_feedback.txt)
fitapp_embed(fitapp_embed_coach recommendation_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/recommendation.txt)
fitapp_embed(fitapp_embed_coach repair_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/repair.txt)
fitapp_embed(fitapp_embed_coach motivation_schema ${CMAKE_SOURCE_DIR}/embed/prompts/motivation.schema.json)
fitapp_embed(fitapp_embed_coach form_schema ${CMAKE_SOURCE_DIR}/embed/prompts/form_feedback.schema.json)
fitapp_embed(fitapp_embed_coach recommendation_schema ${CMAKE_SOURCE_DIR}/embed/prompts/recommendation.schema.json)
fitapp_embed(fitapp_embed_coach meals_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/meals.txt)
fitapp_embed(fitapp_embed_coach insights_prompt ${CMAKE_SOURCE_DIR}/embed/prompts/insights.txt)
fitapp_embed(fitapp_embed_coach meals_schema ${CMAKE_SOURCE_DIR}/embed/prompts/meals.schema.json)
fitapp_embed(fitapp_embed_coach insights_schema ${CMAKE_SOURCE_DIR}/embed/prompts/insights.schema.json)

# ---- Certificate authorities, for room outbound: the package's own files, never ones added to this machine ----
set(ca_file ${FITAPP_GENERATED}/ca_bundle.pem)
add_custom_command(OUTPUT ${ca_file}
  COMMAND ${FITAPP_NODE} ${CMAKE_SOURCE_DIR}/embed/pack_certificates.mjs /usr/share/ca-certificates/mozilla ${ca_file}
  DEPENDS ${CMAKE_SOURCE_DIR}/embed/pack_certificates.mjs /usr/share/ca-certificates/mozilla
  COMMENT "Packing the certificate authorities" VERBATIM)
fitapp_embedded_library(fitapp_embed_ca_bundle embed/ca_bundle.cpp)
fitapp_embed_packed(fitapp_embed_ca_bundle ca_bundle ${ca_file})

# ---- Licences, for room app: of the libraries as their packages state them, of the interface's parts as npm has them ----
set(licenses_file ${FITAPP_GENERATED}/licenses.txt)
set(dependency_versions ${CMAKE_SOURCE_DIR}/build/deps/include/dependency_versions.h)
add_custom_command(OUTPUT ${licenses_file}
  COMMAND ${FITAPP_NODE} ${CMAKE_SOURCE_DIR}/embed/pack_licenses.mjs ${dependency_versions}
    ${CMAKE_SOURCE_DIR}/build/sources ${CMAKE_SOURCE_DIR}/ui ${licenses_file}
  DEPENDS ${CMAKE_SOURCE_DIR}/embed/pack_licenses.mjs ${dependency_versions} ${CMAKE_SOURCE_DIR}/ui/package-lock.json
  COMMENT "Collecting the licences" VERBATIM)
fitapp_embedded_library(fitapp_embed_licenses embed/licenses.cpp)
fitapp_embed_packed(fitapp_embed_licenses licenses ${licenses_file})

# ---- The interface, for room app ----
set(interface_folder ${CMAKE_BINARY_DIR}/ui)
set(interface_table ${FITAPP_GENERATED}/assets.cpp)
set(interface_bytes ${FITAPP_GENERATED}/assets.bin)
set(interface_pack ${FITAPP_NODE} ${CMAKE_SOURCE_DIR}/embed/pack_assets.mjs)
set(vite ${CMAKE_SOURCE_DIR}/ui/node_modules/vite/bin/vite.js)
if(EXISTS ${CMAKE_SOURCE_DIR}/ui/src/main.tsx AND EXISTS ${vite})
  file(GLOB_RECURSE interface_sources CONFIGURE_DEPENDS
    ${CMAKE_SOURCE_DIR}/ui/src/* ${CMAKE_SOURCE_DIR}/ui/public/* ${CMAKE_SOURCE_DIR}/ui/*.html)
  list(FILTER interface_sources EXCLUDE REGEX "/ui/(node_modules|dist)/|\\.test\\.tsx?$|/ui/src/mocks/")
  add_custom_command(OUTPUT ${interface_table} ${interface_bytes}
    COMMAND ${FITAPP_NODE} ${vite} build --logLevel warn --emptyOutDir --outDir ${interface_folder}
    COMMAND ${interface_pack} ${interface_folder} ${interface_table} ${interface_bytes}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}/ui
    DEPENDS ${interface_sources} ${vite} ${CMAKE_SOURCE_DIR}/ui/package-lock.json
      ${CMAKE_SOURCE_DIR}/ui/vite.config.ts ${CMAKE_SOURCE_DIR}/ui/tsconfig.json
      ${CMAKE_SOURCE_DIR}/embed/pack_assets.mjs
    COMMENT "Building and packing the interface" VERBATIM)
else()
  add_custom_command(OUTPUT ${interface_table} ${interface_bytes}
    COMMAND ${interface_pack} "" ${interface_table} ${interface_bytes}
    DEPENDS ${CMAKE_SOURCE_DIR}/embed/pack_assets.mjs
    COMMENT "There is no interface to pack" VERBATIM)
endif()
fitapp_embedded_library(fitapp_embed_assets ${interface_table})
fitapp_embed(fitapp_embed_assets assets_file ${interface_bytes})
