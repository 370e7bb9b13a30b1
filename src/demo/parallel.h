// Runs many small writes from several threads, so that they share commits; knows no feature.
#pragma once

#include <functional>
#include <vector>

namespace fitapp::demo {

using Jobs = std::vector<std::function<void()>>;

// Returns when all are done, in any order. The first error of a job ends the rest and comes out here.
void run_together(const Jobs& jobs);

}  // namespace fitapp::demo
