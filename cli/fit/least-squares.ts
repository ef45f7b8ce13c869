/**
 * Least squares with a ridge, by the normal equations: finds weights so that the sum of squared misses, plus the ridge
 * times the sum of squared weights, is least. Lines are added one by one and need not be kept.
 */
export class LeastSquares {
  private readonly size: number;
  /** The lower half of the symmetric matrix of products of two columns, row by row. */
  private readonly products: Float64Array;
  private readonly withTarget: Float64Array;
  private targets = 0;
  lines = 0;

  constructor(size: number) {
    this.size = size;
    this.products = new Float64Array(size * size);
    this.withTarget = new Float64Array(size);
  }

  /** A line is given by its columns that are not zero, in rising order, and their values. */
  add(columns: readonly number[], values: readonly number[], target: number): void {
    for (let n = 0; n < columns.length; n++) {
      const row = columns[n] * this.size;
      this.withTarget[columns[n]] += values[n] * target;
      for (let m = 0; m <= n; m++) this.products[row + columns[m]] += values[n] * values[m];
    }
    this.targets += target * target;
    this.lines++;
  }

  /** From now on targets are what these weights leave over, those of the lines so far as well. */
  takeOff(weights: Float64Array): void {
    const { size, products, withTarget } = this;
    for (let n = 0; n < size; n++) this.targets -= 2 * weights[n] * withTarget[n];
    for (let n = 0; n < size; n++) {
      let explained = 0;
      for (let m = 0; m < size; m++) {
        explained += weights[m] * products[m <= n ? n * size + m : m * size + n];
      }
      withTarget[n] -= explained;
      this.targets += weights[n] * explained;
    }
  }

  /** The weights. A column that never occurred gets none. */
  solve(ridge: number): Float64Array {
    const { size } = this;
    const lower = factor(this.products, size, ridge);
    const weights = this.withTarget.slice();
    for (let n = 0; n < size; n++) {
      for (let m = 0; m < n; m++) weights[n] -= lower[n * size + m] * weights[m];
      weights[n] /= lower[n * size + n];
    }
    for (let n = size - 1; n >= 0; n--) {
      for (let m = n + 1; m < size; m++) weights[n] -= lower[m * size + n] * weights[m];
      weights[n] /= lower[n * size + n];
    }
    return weights;
  }

  /** By how much these weights miss the targets, as root of the mean square. */
  miss(weights: Float64Array): number {
    const { size } = this;
    let sum = this.targets;
    for (let n = 0; n < size; n++) {
      sum += weights[n] * (weights[n] * this.products[n * size + n] - 2 * this.withTarget[n]);
      for (let m = 0; m < n; m++) sum += 2 * weights[n] * weights[m] * this.products[n * size + m];
    }
    return Math.sqrt(Math.max(0, sum) / this.lines);
  }
}

/** Cholesky: the lower triangle whose product with its mirror image is the matrix, the ridge on its diagonal. */
function factor(products: Float64Array, size: number, ridge: number): Float64Array {
  const lower = products.slice();
  for (let n = 0; n < size; n++) {
    for (let m = 0; m <= n; m++) {
      let rest = lower[n * size + m] + (m === n ? ridge : 0);
      for (let k = 0; k < m; k++) rest -= lower[n * size + k] * lower[m * size + k];
      if (m < n) lower[n * size + m] = rest / lower[m * size + m];
      else if (rest > 0) lower[n * size + n] = Math.sqrt(rest);
      else throw new Error('the columns depend on each other; a larger ridge keeps them apart');
    }
  }
  return lower;
}
