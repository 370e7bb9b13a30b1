# Functions that define modules, the executable and test executables.

# Include folders and warnings for all targets.
add_library(fitapp_common INTERFACE)
target_include_directories(fitapp_common INTERFACE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_include_directories(fitapp_common SYSTEM INTERFACE ${CMAKE_SOURCE_DIR}/build/deps/include)
target_compile_options(fitapp_common INTERFACE -Wall -Wextra)
# Warnings are errors only with Debian 12's GCC, which runs the tests. Others warn about library code that they inline:
# Ubuntu 24.04's GCC 13 reports array-bounds inside spdlog.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(fitapp_common INTERFACE -Werror)
endif()

# fitapp_module(NAME USES module... LINKS library...): the library fitapp_NAME from src/NAME, which may be empty.
function(fitapp_module name)
  cmake_parse_arguments(module "" "" "USES;LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cpp)
  list(TRANSFORM module_USES PREPEND fitapp_)
  if(sources)
    add_library(fitapp_${name} STATIC ${sources})
    target_link_libraries(fitapp_${name} PUBLIC fitapp_common ${module_USES} PRIVATE ${module_LINKS})
    if(NOT FITAPP_SANITIZE)
      # -U, because some compilers define it.
      target_compile_options(fitapp_${name} PRIVATE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
    endif()
  else()
    add_library(fitapp_${name} INTERFACE)
    target_link_libraries(fitapp_${name} INTERFACE fitapp_common ${module_USES} ${module_LINKS})
  endif()
endfunction()

# fitapp_precompile(MODULE header...): precompiles headers that most files of the module include. Headers of FitApp are
# relative to src/.
function(fitapp_precompile module)
  get_target_property(type fitapp_${module} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    list(TRANSFORM ARGN REPLACE "^([a-z].*)$" "${CMAKE_SOURCE_DIR}/src/\\1")
    target_precompile_headers(fitapp_${module} PRIVATE ${ARGN})
  endif()
endfunction()

# fitapp_optimize_size(MODULE...): optimizes for size. For modules with many templates that spend their time in other code.
function(fitapp_optimize_size)
  foreach(module IN LISTS ARGN)
    get_target_property(type fitapp_${module} TYPE)
    if(type STREQUAL "STATIC_LIBRARY" AND NOT FITAPP_SANITIZE)
      target_compile_options(fitapp_${module} PRIVATE -Os)
    endif()
  endforeach()
endfunction()

# fitapp_unity_build(TARGET...): compiles four files together, which halves the time of a clean build. Names in anonymous
# namespaces must be unique within the target. The preset `dev`, sanitizers and clang-tidy compile each file separately.
option(FITAPP_UNITY_BUILD "Compile four files of api and of the tests together" ON)
function(fitapp_unity_build)
  if(FITAPP_UNITY_BUILD AND NOT FITAPP_SANITIZE)
    set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 4)
  endif()
endfunction()

# fitapp_executable(NAME source...): build/<preset>/NAME, static and stripped. unstripped/ has the file with symbols.
function(fitapp_executable name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE fitapp_app)
  set(result ${CMAKE_BINARY_DIR}/${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/unstripped)
  if(FITAPP_SANITIZE)
    set(finish ${CMAKE_COMMAND} -E copy $<TARGET_FILE:${name}> ${result})
  else()
    # The linker warns about getaddrinfo and dlopen. That is expected: names also resolve without glibc's shared
    # libraries, and no code opens a shared library.
    # relr stores the addresses that the start-up code adjusts in 10 KB instead of 1.4 MB; icf merges equal functions.
    target_link_options(${name} PRIVATE -static-pie -fuse-ld=lld
      -Wl,-z,relro,-z,now,-z,noexecstack,--pack-dyn-relocs=relr,--icf=all,-O2)
    set(finish ${CMAKE_STRIP} -o ${result} $<TARGET_FILE:${name}>)
  endif()
  # Removed first, because the old executable may be running.
  add_custom_command(TARGET ${name} POST_BUILD COMMAND ${CMAKE_COMMAND} -E rm -f ${result} COMMAND ${finish}
    BYPRODUCTS ${result}
    VERBATIM)
endfunction()

# fitapp_tests(): builds an executable tests/<folder>_tests from each folder of tests/, linked with tests/support and
# with the module of the same name, or with app if there is none.
function(fitapp_tests)
  file(GLOB support CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/support/*.cpp)
  list(FILTER support EXCLUDE REGEX "/doctest_main\\.cpp$")
  add_library(fitapp_doctest_main OBJECT ${CMAKE_SOURCE_DIR}/tests/support/doctest_main.cpp)
  # The names of all messages, for tests/support/message_texts.cpp.
  set(names "")
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/*messages.h)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
  foreach(header IN LISTS headers)
    file(STRINGS ${header} lines REGEX "^inline constexpr MessageText ")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE "^inline constexpr MessageText ([a-z0-9_]+).*" "\\1" name "${line}")
      string(APPEND names "&messages::${name},\n")
    endforeach()
  endforeach()
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/message_texts.inc CONTENT "${names}")
  if(support)
    add_library(fitapp_test_support STATIC ${support})
    target_link_libraries(fitapp_test_support PRIVATE fitapp_common fitapp_test_common)
  endif()
  add_library(fitapp_test_common INTERFACE)
  target_include_directories(fitapp_test_common INTERFACE ${CMAKE_SOURCE_DIR}/tests)
  # Optimizing test code takes longer than it saves.
  target_compile_options(fitapp_test_common INTERFACE -O0)
  target_compile_definitions(fitapp_test_common INTERFACE FITAPP_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    FITAPP_BUILD_DIR="${CMAKE_BINARY_DIR}")

  add_custom_target(fitapp_tests)
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${CMAKE_SOURCE_DIR}/tests/*)
  foreach(folder IN LISTS folders)
    get_filename_component(name ${folder} NAME)
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    if(NOT sources OR name MATCHES "^support$")
      continue()
    endif()
    set(module fitapp_app)
    if(TARGET fitapp_${name})
      set(module fitapp_${name})
    endif()
    add_executable(${name}_tests ${sources} $<TARGET_OBJECTS:fitapp_doctest_main>)
    target_link_libraries(${name}_tests PRIVATE fitapp_test_common)
    if(support)
      target_link_libraries(${name}_tests PRIVATE fitapp_test_support)
    endif()
    # Unlike modules, tests may include any third-party library.
    target_link_libraries(${name}_tests PRIVATE ${module} fitapp_httplib fitapp_sqlite fitapp_curl fitapp_json)
    # These headers take half of a test's compile time. All test executables share the first one's precompiled header.
    if(precompiled)
      target_precompile_headers(${name}_tests REUSE_FROM ${precompiled})
    else()
      target_precompile_headers(${name}_tests PRIVATE <doctest/doctest.h> <nlohmann/json.hpp>)
      set(precompiled ${name}_tests)
    endif()
    fitapp_unity_build(${name}_tests)
    set_target_properties(${name}_tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    add_dependencies(fitapp_tests ${name}_tests)
  endforeach()
endfunction()

# fitapp_fuzz_targets(): builds targets/<name> from each tests/fuzz/<name>_fuzz.cpp; fitapp_fuzz builds all of them. Of app
# and api, which depend on everything, it compiles only the files that the targets use.
function(fitapp_fuzz_targets)
  set(fuzzed app/config.cpp app/config_file.cpp app/setting_values.cpp app/settings.cpp api/catalogue_file.cpp
    api/open_food_facts.cpp)
  list(TRANSFORM fuzzed PREPEND ${CMAKE_SOURCE_DIR}/src/)
  add_library(fitapp_fuzzed_sources STATIC ${fuzzed})
  target_link_libraries(fitapp_fuzzed_sources PUBLIC fitapp_http fitapp_domain fitapp_base)
  add_custom_target(fitapp_fuzz)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} ${source})
    target_compile_definitions(${name} PRIVATE FITAPP_LIBFUZZER FITAPP_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE fitapp_fuzzed_sources fitapp_security fitapp_coach fitapp_httplib)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    string(REGEX REPLACE "_fuzz$" "" target ${name})
    set_target_properties(${name} PROPERTIES OUTPUT_NAME ${target} RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/targets)
    add_dependencies(fitapp_fuzz ${name})
  endforeach()
endfunction()
