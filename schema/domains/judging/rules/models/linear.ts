/** Symmetric matrices in rows, one after the other. */

/**
 * Factors a positive definite matrix in place: its lower triangle becomes that of Cholesky.
 * @throws RangeError where it isn't positive definite
 */
export const factor = (matrix: Float64Array, size: number): void => {
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    for (let column = 0; column <= row; column += 1) {
      const other = column * size;
      let sum = matrix[start + column] as number;
      for (let at = 0; at < column; at += 1)
        sum -= (matrix[start + at] as number) * (matrix[other + at] as number);
      if (column < row) matrix[start + column] = sum / (matrix[other + column] as number);
      else if (sum > 0) matrix[start + row] = Math.sqrt(sum);
      else throw new RangeError('the matrix is not positive definite');
    }
  }
};

/** Inverts a positive definite matrix. @throws RangeError as factor does */
export const inverse = (matrix: Float64Array, size: number): Float64Array => {
  const lower = Float64Array.from(matrix);
  factor(lower, size);
  // The inverse of the triangle, kept by its columns so that sums run along memory.
  const columns = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    const start = column * size;
    for (let row = column; row < size; row += 1) {
      let sum = row === column ? 1 : 0;
      for (let at = column; at < row; at += 1)
        sum -= (lower[row * size + at] as number) * (columns[start + at] as number);
      columns[start + row] = sum / (lower[row * size + row] as number);
    }
  }
  const result = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let at = row; at < size; at += 1)
        sum += (columns[row * size + at] as number) * (columns[column * size + at] as number);
      result[row * size + column] = sum;
      result[column * size + row] = sum;
    }
  return result;
};

/** Multiplies a matrix in rows by a vector. */
export const times = (matrix: Float64Array, vector: ArrayLike<number>, size: number) => {
  const result = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let at = 0; at < size; at += 1)
      sum += (matrix[row * size + at] as number) * (vector[at] as number);
    result[row] = sum;
  }
  return result;
};

export const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
};
