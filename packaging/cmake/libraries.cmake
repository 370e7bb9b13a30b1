# One target for each third-party library. packaging/setup.sh builds those in build/deps.

set(deps ${CMAKE_SOURCE_DIR}/build/deps)
if(NOT EXISTS ${deps}/lib/libhttplib.a)
  message(FATAL_ERROR "Run packaging/setup.sh first: it makes build/deps.")
endif()

# With other versions of the libraries everything is compiled again: their headers and archives keep the times of their
# packages, which can be older than the last build.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${deps}/include/dependency_versions.h)
file(SHA256 ${deps}/include/dependency_versions.h library_versions)
string(SUBSTRING ${library_versions} 0 16 library_versions)
add_compile_definitions(FITAPP_LIBRARY_VERSIONS=0x${library_versions})

find_package(Threads REQUIRED)
set(OPENSSL_USE_STATIC_LIBS TRUE)
find_package(OpenSSL 3 REQUIRED)
# No exception passes through OpenSSL, so its tables for unwinding the stack, 0.5 MB, are left out.
if(NOT FITAPP_SANITIZE)
  foreach(target Crypto SSL)
    get_target_property(archive OpenSSL::${target} IMPORTED_LOCATION)
    get_filename_component(name ${archive} NAME)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${archive})
    execute_process(COMMAND ${CMAKE_OBJCOPY} -D --remove-section=.eh_frame --remove-section=.rela.eh_frame ${archive}
      ${CMAKE_BINARY_DIR}/new_${name} COMMAND_ERROR_IS_FATAL ANY)
    file(COPY_FILE ${CMAKE_BINARY_DIR}/new_${name} ${CMAKE_BINARY_DIR}/${name} ONLY_IF_DIFFERENT)
    file(REMOVE ${CMAKE_BINARY_DIR}/new_${name})
    set_target_properties(OpenSSL::${target} PROPERTIES IMPORTED_LOCATION ${CMAKE_BINARY_DIR}/${name})
  endforeach()
endif()
# Debian builds OpenSSL 3.5 with zlib and zstd.
find_library(ZSTD_ARCHIVE libzstd.a)
if(OPENSSL_VERSION VERSION_GREATER_EQUAL 3.5 AND ZSTD_ARCHIVE)
  set_property(TARGET OpenSSL::Crypto APPEND PROPERTY INTERFACE_LINK_LIBRARIES
    ${ZSTD_ARCHIVE} /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/libz.a)
endif()

file(STRINGS ${CMAKE_SOURCE_DIR}/packaging/httplib-definitions.txt httplib_definitions REGEX "^[A-Z]")
file(STRINGS ${deps}/src/sqlite3.definitions sqlite_definitions)

# archive(NAME FILE library...): a static archive and the libraries that it needs.
function(archive name file)
  add_library(${name} STATIC IMPORTED)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION ${file})
  target_include_directories(${name} SYSTEM INTERFACE ${deps}/include)
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()
set(system_archives /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE})

# With sanitizers, libraries that handle our threads and data are compiled from source, so that they are checked too. Fuzz
# targets hardly use them.
if(FITAPP_SANITIZE AND NOT FITAPP_FUZZ)
  add_library(fitapp_httplib STATIC ${deps}/src/httplib.cc)
  add_library(fitapp_sqlite_core STATIC ${deps}/src/sqlite3.c)
  target_compile_definitions(fitapp_sqlite_core PRIVATE ${sqlite_definitions})
  target_compile_definitions(fitapp_httplib PRIVATE ${httplib_definitions})
  foreach(target fitapp_httplib fitapp_sqlite_core)
    target_compile_options(${target} PRIVATE -w)
    target_include_directories(${target} SYSTEM PUBLIC ${deps}/include)
  endforeach()
  target_link_libraries(fitapp_httplib PUBLIC OpenSSL::SSL OpenSSL::Crypto Threads::Threads)
  target_link_libraries(fitapp_sqlite_core PUBLIC m ${CMAKE_DL_LIBS} Threads::Threads)
else()
  archive(fitapp_httplib ${deps}/lib/libhttplib.a OpenSSL::SSL OpenSSL::Crypto Threads::Threads)
  archive(fitapp_sqlite_core ${deps}/lib/libsqlite3.a m ${CMAKE_DL_LIBS} Threads::Threads)
endif()
target_compile_definitions(fitapp_httplib INTERFACE ${httplib_definitions})

# Debian's libSQLiteCpp.a, linked with our SQLite.
archive(fitapp_sqlite ${system_archives}/libSQLiteCpp.a fitapp_sqlite_core)
archive(fitapp_curl ${deps}/lib/libcurl.a OpenSSL::SSL OpenSSL::Crypto Threads::Threads)
target_compile_definitions(fitapp_curl INTERFACE CURL_STATICLIB)
archive(fitapp_zlib ${system_archives}/libz.a)
archive(fitapp_lzma ${system_archives}/liblzma.a Threads::Threads)
target_compile_definitions(fitapp_lzma INTERFACE LZMA_API_STATIC)
archive(fitapp_argon2 ${system_archives}/libargon2.a Threads::Threads)
# The copy of cctz in Abseil, because Debian's cctz package has no static archive.
archive(fitapp_cctz ${system_archives}/libabsl_time_zone.a Threads::Threads)

# Header-only, because Debian has no static archives of spdlog and fmt.
add_library(fitapp_log INTERFACE)
target_compile_definitions(fitapp_log INTERFACE SPDLOG_FMT_EXTERNAL FMT_HEADER_ONLY)
target_link_libraries(fitapp_log INTERFACE Threads::Threads)

# Header-only. The target exists to declare which modules use it.
add_library(fitapp_json INTERFACE)
