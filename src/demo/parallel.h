// Runs many small writes from several threads, so that they share commits.
#pragma once

#include <functional>
#include <vector>

namespace fitapp::demo {

using Jobs = std::vector<std::function<void()>>;

// Runs the jobs in any order and returns when all are done. After the first error it skips the remaining jobs and
// throws that error.
void run_in_parallel(const Jobs& jobs);

}  // namespace fitapp::demo
