// A reporter that ends a test run with the line `N passed, N failed`, which scripts parse.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    // Files that cannot be loaded and errors outside of tests also count as failures.
    let failed = unhandledErrors.length;
    const names: string[] = [];
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') {
          passed += 1;
          names.push(`passed: ${test.name}`);
        }
        if (state !== 'passed') failed += 1;
      }
    }
    // `./run coverage` reads this list.
    mkdirSync('../build/logs/tests', { recursive: true });
    writeFileSync('../build/logs/tests/interface-names.log', `${names.join('\n')}\n`);
    console.log(`${passed} passed, ${failed} failed`);
  }
}
