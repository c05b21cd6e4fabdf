import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 8328:
/***/ ((module) => {



/** Highest positive signed 32-bit float value */
const maxInt = 2147483647; // aka. 0x7FFFFFFF or 2^31-1

/** Bootstring parameters */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128; // 0x80
const delimiter = '-'; // '\x2D'

/** Regular expressions */
const regexPunycode = /^xn--/;
const regexNonASCII = /[^\0-\x7F]/; // Note: U+007F DEL is excluded too.
const regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g; // RFC 3490 separators

/** Error messages */
const errors = {
	'overflow': 'Overflow: input needs wider integers to process',
	'not-basic': 'Illegal input >= 0x80 (not a basic code point)',
	'invalid-input': 'Invalid input'
};

/** Convenience shortcuts */
const baseMinusTMin = base - tMin;
const floor = Math.floor;
const stringFromCharCode = String.fromCharCode;

/*--------------------------------------------------------------------------*/

/**
 * A generic error utility function.
 * @private
 * @param {String} type The error type.
 * @returns {Error} Throws a `RangeError` with the applicable error message.
 */
function error(type) {
	throw new RangeError(errors[type]);
}

/**
 * A generic `Array#map` utility function.
 * @private
 * @param {Array} array The array to iterate over.
 * @param {Function} callback The function that gets called for every array
 * item.
 * @returns {Array} A new array of values returned by the callback function.
 */
function map(array, callback) {
	const result = [];
	let length = array.length;
	while (length--) {
		result[length] = callback(array[length]);
	}
	return result;
}

/**
 * A simple `Array#map`-like wrapper to work with domain name strings or email
 * addresses.
 * @private
 * @param {String} domain The domain name or email address.
 * @param {Function} callback The function that gets called for every
 * character.
 * @returns {String} A new string of characters returned by the callback
 * function.
 */
function mapDomain(domain, callback) {
	const parts = domain.split('@');
	let result = '';
	if (parts.length > 1) {
		// In email addresses, only the domain name should be punycoded. Leave
		// the local part (i.e. everything up to `@`) intact.
		result = parts[0] + '@';
		domain = parts[1];
	}
	// Avoid `split(regex)` for IE8 compatibility. See #17.
	domain = domain.replace(regexSeparators, '\x2E');
	const labels = domain.split('.');
	const encoded = map(labels, callback).join('.');
	return result + encoded;
}

/**
 * Creates an array containing the numeric code points of each Unicode
 * character in the string. While JavaScript uses UCS-2 internally,
 * this function will convert a pair of surrogate halves (each of which
 * UCS-2 exposes as separate characters) into a single code point,
 * matching UTF-16.
 * @see `punycode.ucs2.encode`
 * @see <https://mathiasbynens.be/notes/javascript-encoding>
 * @memberOf punycode.ucs2
 * @name decode
 * @param {String} string The Unicode input string (UCS-2).
 * @returns {Array} The new array of code points.
 */
function ucs2decode(string) {
	const output = [];
	let counter = 0;
	const length = string.length;
	while (counter < length) {
		const value = string.charCodeAt(counter++);
		if (value >= 0xD800 && value <= 0xDBFF && counter < length) {
			// It's a high surrogate, and there is a next character.
			const extra = string.charCodeAt(counter++);
			if ((extra & 0xFC00) == 0xDC00) { // Low surrogate.
				output.push(((value & 0x3FF) << 10) + (extra & 0x3FF) + 0x10000);
			} else {
				// It's an unmatched surrogate; only append this code unit, in case the
				// next code unit is the high surrogate of a surrogate pair.
				output.push(value);
				counter--;
			}
		} else {
			output.push(value);
		}
	}
	return output;
}

/**
 * Creates a string based on an array of numeric code points.
 * @see `punycode.ucs2.decode`
 * @memberOf punycode.ucs2
 * @name encode
 * @param {Array} codePoints The array of numeric code points.
 * @returns {String} The new Unicode string (UCS-2).
 */
const ucs2encode = codePoints => String.fromCodePoint(...codePoints);

/**
 * Converts a basic code point into a digit/integer.
 * @see `digitToBasic()`
 * @private
 * @param {Number} codePoint The basic numeric code point value.
 * @returns {Number} The numeric value of a basic code point (for use in
 * representing integers) in the range `0` to `base - 1`, or `base` if
 * the code point does not represent a value.
 */
const basicToDigit = function(codePoint) {
	if (codePoint >= 0x30 && codePoint < 0x3A) {
		return 26 + (codePoint - 0x30);
	}
	if (codePoint >= 0x41 && codePoint < 0x5B) {
		return codePoint - 0x41;
	}
	if (codePoint >= 0x61 && codePoint < 0x7B) {
		return codePoint - 0x61;
	}
	return base;
};

/**
 * Converts a digit/integer into a basic code point.
 * @see `basicToDigit()`
 * @private
 * @param {Number} digit The numeric value of a basic code point.
 * @returns {Number} The basic code point whose value (when used for
 * representing integers) is `digit`, which needs to be in the range
 * `0` to `base - 1`. If `flag` is non-zero, the uppercase form is
 * used; else, the lowercase form is used. The behavior is undefined
 * if `flag` is non-zero and `digit` has no uppercase form.
 */
const digitToBasic = function(digit, flag) {
	//  0..25 map to ASCII a..z or A..Z
	// 26..35 map to ASCII 0..9
	return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
};

/**
 * Bias adaptation function as per section 3.4 of RFC 3492.
 * https://tools.ietf.org/html/rfc3492#section-3.4
 * @private
 */
const adapt = function(delta, numPoints, firstTime) {
	let k = 0;
	delta = firstTime ? floor(delta / damp) : delta >> 1;
	delta += floor(delta / numPoints);
	for (/* no initialization */; delta > baseMinusTMin * tMax >> 1; k += base) {
		delta = floor(delta / baseMinusTMin);
	}
	return floor(k + (baseMinusTMin + 1) * delta / (delta + skew));
};

/**
 * Converts a Punycode string of ASCII-only symbols to a string of Unicode
 * symbols.
 * @memberOf punycode
 * @param {String} input The Punycode string of ASCII-only symbols.
 * @returns {String} The resulting string of Unicode symbols.
 */
const decode = function(input) {
	// Don't use UCS-2.
	const output = [];
	const inputLength = input.length;
	let i = 0;
	let n = initialN;
	let bias = initialBias;

	// Handle the basic code points: let `basic` be the number of input code
	// points before the last delimiter, or `0` if there is none, then copy
	// the first basic code points to the output.

	let basic = input.lastIndexOf(delimiter);
	if (basic < 0) {
		basic = 0;
	}

	for (let j = 0; j < basic; ++j) {
		// if it's not a basic code point
		if (input.charCodeAt(j) >= 0x80) {
			error('not-basic');
		}
		output.push(input.charCodeAt(j));
	}

	// Main decoding loop: start just after the last delimiter if any basic code
	// points were copied; start at the beginning otherwise.

	for (let index = basic > 0 ? basic + 1 : 0; index < inputLength; /* no final expression */) {

		// `index` is the index of the next character to be consumed.
		// Decode a generalized variable-length integer into `delta`,
		// which gets added to `i`. The overflow checking is easier
		// if we increase `i` as we go, then subtract off its starting
		// value at the end to obtain `delta`.
		const oldi = i;
		for (let w = 1, k = base; /* no condition */; k += base) {

			if (index >= inputLength) {
				error('invalid-input');
			}

			const digit = basicToDigit(input.charCodeAt(index++));

			if (digit >= base) {
				error('invalid-input');
			}
			if (digit > floor((maxInt - i) / w)) {
				error('overflow');
			}

			i += digit * w;
			const t = k <= bias ? tMin : (k >= bias + tMax ? tMax : k - bias);

			if (digit < t) {
				break;
			}

			const baseMinusT = base - t;
			if (w > floor(maxInt / baseMinusT)) {
				error('overflow');
			}

			w *= baseMinusT;

		}

		const out = output.length + 1;
		bias = adapt(i - oldi, out, oldi == 0);

		// `i` was supposed to wrap around from `out` to `0`,
		// incrementing `n` each time, so we'll fix that now:
		if (floor(i / out) > maxInt - n) {
			error('overflow');
		}

		n += floor(i / out);
		i %= out;

		// Insert `n` at position `i` of the output.
		output.splice(i++, 0, n);

	}

	return String.fromCodePoint(...output);
};

/**
 * Converts a string of Unicode symbols (e.g. a domain name label) to a
 * Punycode string of ASCII-only symbols.
 * @memberOf punycode
 * @param {String} input The string of Unicode symbols.
 * @returns {String} The resulting Punycode string of ASCII-only symbols.
 */
const encode = function(input) {
	const output = [];

	// Convert the input in UCS-2 to an array of Unicode code points.
	input = ucs2decode(input);

	// Cache the length.
	const inputLength = input.length;

	// Initialize the state.
	let n = initialN;
	let delta = 0;
	let bias = initialBias;

	// Handle the basic code points.
	for (const currentValue of input) {
		if (currentValue < 0x80) {
			output.push(stringFromCharCode(currentValue));
		}
	}

	const basicLength = output.length;
	let handledCPCount = basicLength;

	// `handledCPCount` is the number of code points that have been handled;
	// `basicLength` is the number of basic code points.

	// Finish the basic string with a delimiter unless it's empty.
	if (basicLength) {
		output.push(delimiter);
	}

	// Main encoding loop:
	while (handledCPCount < inputLength) {

		// All non-basic code points < n have been handled already. Find the next
		// larger one:
		let m = maxInt;
		for (const currentValue of input) {
			if (currentValue >= n && currentValue < m) {
				m = currentValue;
			}
		}

		// Increase `delta` enough to advance the decoder's <n,i> state to <m,0>,
		// but guard against overflow.
		const handledCPCountPlusOne = handledCPCount + 1;
		if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) {
			error('overflow');
		}

		delta += (m - n) * handledCPCountPlusOne;
		n = m;

		for (const currentValue of input) {
			if (currentValue < n && ++delta > maxInt) {
				error('overflow');
			}
			if (currentValue === n) {
				// Represent delta as a generalized variable-length integer.
				let q = delta;
				for (let k = base; /* no condition */; k += base) {
					const t = k <= bias ? tMin : (k >= bias + tMax ? tMax : k - bias);
					if (q < t) {
						break;
					}
					const qMinusT = q - t;
					const baseMinusT = base - t;
					output.push(
						stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0))
					);
					q = floor(qMinusT / baseMinusT);
				}

				output.push(stringFromCharCode(digitToBasic(q, 0)));
				bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
				delta = 0;
				++handledCPCount;
			}
		}

		++delta;
		++n;

	}
	return output.join('');
};

/**
 * Converts a Punycode string representing a domain name or an email address
 * to Unicode. Only the Punycoded parts of the input will be converted, i.e.
 * it doesn't matter if you call it on a string that has already been
 * converted to Unicode.
 * @memberOf punycode
 * @param {String} input The Punycoded domain name or email address to
 * convert to Unicode.
 * @returns {String} The Unicode representation of the given Punycode
 * string.
 */
const toUnicode = function(input) {
	return mapDomain(input, function(string) {
		return regexPunycode.test(string)
			? decode(string.slice(4).toLowerCase())
			: string;
	});
};

/**
 * Converts a Unicode string representing a domain name or an email address to
 * Punycode. Only the non-ASCII parts of the domain name will be converted,
 * i.e. it doesn't matter if you call it with a domain that's already in
 * ASCII.
 * @memberOf punycode
 * @param {String} input The domain name or email address to convert, as a
 * Unicode string.
 * @returns {String} The Punycode representation of the given domain name or
 * email address.
 */
const toASCII = function(input) {
	return mapDomain(input, function(string) {
		return regexNonASCII.test(string)
			? 'xn--' + encode(string)
			: string;
	});
};

/*--------------------------------------------------------------------------*/

/** Define the public API */
const punycode = {
	/**
	 * A string representing the current Punycode.js version number.
	 * @memberOf punycode
	 * @type String
	 */
	'version': '2.3.1',
	/**
	 * An object of methods to convert from JavaScript's internal character
	 * representation (UCS-2) to Unicode code points, and back.
	 * @see <https://mathiasbynens.be/notes/javascript-encoding>
	 * @memberOf punycode
	 * @type Object
	 */
	'ucs2': {
		'decode': ucs2decode,
		'encode': ucs2encode
	},
	'decode': decode,
	'encode': encode,
	'toASCII': toASCII,
	'toUnicode': toUnicode
};

module.exports = punycode;


/***/ }),

/***/ 1552:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const punycode = __nccwpck_require__(8328);
const regexes = __nccwpck_require__(7023);
const mappingTable = __nccwpck_require__(2472);
const { STATUS_MAPPING } = __nccwpck_require__(9156);

function containsNonASCII(str) {
  return /[^\x00-\x7F]/u.test(str);
}

function findStatus(val) {
  let start = 0;
  let end = mappingTable.length - 1;

  while (start <= end) {
    const mid = Math.floor((start + end) / 2);

    const target = mappingTable[mid];
    const min = Array.isArray(target[0]) ? target[0][0] : target[0];
    const max = Array.isArray(target[0]) ? target[0][1] : target[0];

    if (min <= val && max >= val) {
      return target.slice(1);
    } else if (min > val) {
      end = mid - 1;
    } else {
      start = mid + 1;
    }
  }

  return null;
}

function mapChars(domainName, { transitionalProcessing }) {
  let processed = "";

  for (const ch of domainName) {
    const [status, mapping] = findStatus(ch.codePointAt(0));

    switch (status) {
      case STATUS_MAPPING.disallowed:
        processed += ch;
        break;
      case STATUS_MAPPING.ignored:
        break;
      case STATUS_MAPPING.mapped:
        if (transitionalProcessing && ch === "ẞ") {
          processed += "ss";
        } else {
          processed += mapping;
        }
        break;
      case STATUS_MAPPING.deviation:
        if (transitionalProcessing) {
          processed += mapping;
        } else {
          processed += ch;
        }
        break;
      case STATUS_MAPPING.valid:
        processed += ch;
        break;
    }
  }

  return processed;
}

function validateLabel(label, {
  checkHyphens,
  checkBidi,
  checkJoiners,
  transitionalProcessing,
  useSTD3ASCIIRules,
  isBidi
}) {
  // "must be satisfied for a non-empty label"
  if (label.length === 0) {
    return true;
  }

  // "1. The label must be in Unicode Normalization Form NFC."
  if (label.normalize("NFC") !== label) {
    return false;
  }

  const codePoints = Array.from(label);

  // "2. If CheckHyphens, the label must not contain a U+002D HYPHEN-MINUS character in both the
  // third and fourth positions."
  //
  // "3. If CheckHyphens, the label must neither begin nor end with a U+002D HYPHEN-MINUS character."
  if (checkHyphens) {
    if ((codePoints[2] === "-" && codePoints[3] === "-") ||
        (label.startsWith("-") || label.endsWith("-"))) {
      return false;
    }
  }

  // "4. If not CheckHyphens, the label must not begin with “xn--”."
  if (!checkHyphens) {
    if (label.startsWith("xn--")) {
      return false;
    }
  }

  // "5. The label must not contain a U+002E ( . ) FULL STOP."
  if (label.includes(".")) {
    return false;
  }

  // "6. The label must not begin with a combining mark, that is: General_Category=Mark."
  if (regexes.combiningMarks.test(codePoints[0])) {
    return false;
  }

  // "7. Each code point in the label must only have certain Status values according to Section 5"
  for (const ch of codePoints) {
    const codePoint = ch.codePointAt(0);
    const [status] = findStatus(codePoint);
    if (transitionalProcessing) {
      // "For Transitional Processing (deprecated), each value must be valid."
      if (status !== STATUS_MAPPING.valid) {
        return false;
      }
    } else if (status !== STATUS_MAPPING.valid && status !== STATUS_MAPPING.deviation) {
      // "For Nontransitional Processing, each value must be either valid or deviation."
      return false;
    }
    // "In addition, if UseSTD3ASCIIRules=true and the code point is an ASCII code point (U+0000..U+007F), then it must
    // be a lowercase letter (a-z), a digit (0-9), or a hyphen-minus (U+002D). (Note: This excludes uppercase ASCII
    // A-Z which are mapped in UTS #46 and disallowed in IDNA2008.)"
    if (useSTD3ASCIIRules && codePoint <= 0x7F) {
      if (!/^(?:[a-z]|[0-9]|-)$/u.test(ch)) {
        return false;
      }
    }
  }

  // "8. If CheckJoiners, the label must satisify the ContextJ rules"
  // https://tools.ietf.org/html/rfc5892#appendix-A
  if (checkJoiners) {
    let last = 0;
    for (const [i, ch] of codePoints.entries()) {
      if (ch === "\u200C" || ch === "\u200D") {
        if (i > 0) {
          if (regexes.combiningClassVirama.test(codePoints[i - 1])) {
            continue;
          }
          if (ch === "\u200C") {
            // TODO: make this more efficient
            const next = codePoints.indexOf("\u200C", i + 1);
            const test = next < 0 ? codePoints.slice(last) : codePoints.slice(last, next);
            if (regexes.validZWNJ.test(test.join(""))) {
              last = i + 1;
              continue;
            }
          }
        }
        return false;
      }
    }
  }

  // "9. If CheckBidi, and if the domain name is a Bidi domain name, then the label must satisfy..."
  // https://tools.ietf.org/html/rfc5893#section-2
  if (checkBidi && isBidi) {
    let rtl;

    // 1
    if (regexes.bidiS1LTR.test(codePoints[0])) {
      rtl = false;
    } else if (regexes.bidiS1RTL.test(codePoints[0])) {
      rtl = true;
    } else {
      return false;
    }

    if (rtl) {
      // 2-4
      if (!regexes.bidiS2.test(label) ||
          !regexes.bidiS3.test(label) ||
          (regexes.bidiS4EN.test(label) && regexes.bidiS4AN.test(label))) {
        return false;
      }
    } else if (!regexes.bidiS5.test(label) ||
               !regexes.bidiS6.test(label)) { // 5-6
      return false;
    }
  }

  return true;
}

function isBidiDomain(labels) {
  const domain = labels.map(label => {
    if (label.startsWith("xn--")) {
      try {
        return punycode.decode(label.substring(4));
      } catch {
        return "";
      }
    }
    return label;
  }).join(".");
  return regexes.bidiDomain.test(domain);
}

function processing(domainName, options) {
  // 1. Map.
  let string = mapChars(domainName, options);

  // 2. Normalize.
  string = string.normalize("NFC");

  // 3. Break.
  const labels = string.split(".");
  const isBidi = isBidiDomain(labels);

  // 4. Convert/Validate.
  let error = false;
  for (const [i, origLabel] of labels.entries()) {
    let label = origLabel;
    let transitionalProcessingForThisLabel = options.transitionalProcessing;
    if (label.startsWith("xn--")) {
      if (containsNonASCII(label)) {
        error = true;
        continue;
      }

      try {
        label = punycode.decode(label.substring(4));
      } catch {
        if (!options.ignoreInvalidPunycode) {
          error = true;
          continue;
        }
      }
      labels[i] = label;

      if (label === "" || !containsNonASCII(label)) {
        error = true;
      }

      transitionalProcessingForThisLabel = false;
    }

    // No need to validate if we already know there is an error.
    if (error) {
      continue;
    }
    const validation = validateLabel(label, {
      ...options,
      transitionalProcessing: transitionalProcessingForThisLabel,
      isBidi
    });
    if (!validation) {
      error = true;
    }
  }

  return {
    string: labels.join("."),
    error
  };
}

function toASCII(domainName, {
  checkHyphens = false,
  checkBidi = false,
  checkJoiners = false,
  useSTD3ASCIIRules = false,
  verifyDNSLength = false,
  transitionalProcessing = false,
  ignoreInvalidPunycode = false
} = {}) {
  const result = processing(domainName, {
    checkHyphens,
    checkBidi,
    checkJoiners,
    useSTD3ASCIIRules,
    transitionalProcessing,
    ignoreInvalidPunycode
  });
  let labels = result.string.split(".");
  labels = labels.map(l => {
    if (containsNonASCII(l)) {
      try {
        return `xn--${punycode.encode(l)}`;
      } catch {
        result.error = true;
      }
    }
    return l;
  });

  if (verifyDNSLength) {
    const total = labels.join(".").length;
    if (total > 253 || total === 0) {
      result.error = true;
    }

    for (let i = 0; i < labels.length; ++i) {
      if (labels[i].length > 63 || labels[i].length === 0) {
        result.error = true;
        break;
      }
    }
  }

  if (result.error) {
    return null;
  }
  return labels.join(".");
}

function toUnicode(domainName, {
  checkHyphens = false,
  checkBidi = false,
  checkJoiners = false,
  useSTD3ASCIIRules = false,
  transitionalProcessing = false,
  ignoreInvalidPunycode = false
} = {}) {
  const result = processing(domainName, {
    checkHyphens,
    checkBidi,
    checkJoiners,
    useSTD3ASCIIRules,
    transitionalProcessing,
    ignoreInvalidPunycode
  });

  return {
    domain: result.string,
    error: result.error
  };
}

module.exports = {
  toASCII,
  toUnicode
};


/***/ }),

/***/ 7023:
/***/ ((module) => {



const combiningMarks = /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u192B\u1930-\u193B\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11000}-\u{11002}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11082}\u{110B0}-\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{11134}\u{11145}\u{11146}\u{11173}\u{11180}-\u{11182}\u{111B3}-\u{111C0}\u{111C9}-\u{111CC}\u{111CE}\u{111CF}\u{1122C}-\u{11237}\u{1123E}\u{11241}\u{112DF}-\u{112EA}\u{11300}-\u{11303}\u{1133B}\u{1133C}\u{1133E}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11357}\u{11362}\u{11363}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113B8}-\u{113C0}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}-\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11435}-\u{11446}\u{1145E}\u{114B0}-\u{114C3}\u{115AF}-\u{115B5}\u{115B8}-\u{115C0}\u{115DC}\u{115DD}\u{11630}-\u{11640}\u{116AB}-\u{116B7}\u{1171D}-\u{1172B}\u{1182C}-\u{1183A}\u{11930}-\u{11935}\u{11937}\u{11938}\u{1193B}-\u{1193E}\u{11940}\u{11942}\u{11943}\u{119D1}-\u{119D7}\u{119DA}-\u{119E0}\u{119E4}\u{11A01}-\u{11A0A}\u{11A33}-\u{11A39}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A5B}\u{11A8A}-\u{11A99}\u{11B60}-\u{11B67}\u{11C2F}-\u{11C36}\u{11C38}-\u{11C3F}\u{11C92}-\u{11CA7}\u{11CA9}-\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D8A}-\u{11D8E}\u{11D90}\u{11D91}\u{11D93}-\u{11D97}\u{11EF3}-\u{11EF6}\u{11F00}\u{11F01}\u{11F03}\u{11F34}-\u{11F3A}\u{11F3E}-\u{11F42}\u{11F5A}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F51}-\u{16F87}\u{16F8F}-\u{16F92}\u{16FE4}\u{16FF0}\u{16FF1}\u{1BC9D}\u{1BC9E}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D165}-\u{1D169}\u{1D16D}-\u{1D172}\u{1D17B}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{E0100}-\u{E01EF}]/u;
const combiningClassVirama = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA\u0F84\u1039\u103A\u1714\u1715\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F\uA806\uA82C\uA8C4\uA953\uA9C0\uAAF6\uABED\u{10A3F}\u{11046}\u{11070}\u{1107F}\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{113CE}-\u{113D0}\u{11442}\u{114C2}\u{115BF}\u{1163F}\u{116B6}\u{1172B}\u{11839}\u{1193D}\u{1193E}\u{119E0}\u{11A34}\u{11A47}\u{11A99}\u{11C3F}\u{11D44}\u{11D45}\u{11D97}\u{11F41}\u{11F42}\u{1612F}]/u;
const validZWNJ = /[\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF\u0712-\u0714\u071A-\u071D\u071F-\u0727\u0729\u072B\u072D\u072E\u074E-\u0758\u075C-\u076A\u076D-\u0770\u0772\u0775-\u0777\u077A-\u077F\u07CA-\u07EA\u0841-\u0845\u0848\u084A-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088D\u088F\u08A0-\u08A9\u08AF\u08B0\u08B3-\u08B8\u08BA-\u08C8\u1807\u1820-\u1878\u1887-\u18A8\u18AA\uA840-\uA872\u{10AC0}-\u{10AC4}\u{10ACD}\u{10AD3}-\u{10ADC}\u{10ADE}-\u{10AE0}\u{10AEB}-\u{10AEE}\u{10B80}\u{10B82}\u{10B86}-\u{10B88}\u{10B8A}\u{10B8B}\u{10B8D}\u{10B90}\u{10BAD}\u{10BAE}\u{10D00}-\u{10D21}\u{10D23}\u{10EC3}\u{10EC4}\u{10EC6}\u{10EC7}\u{10F30}-\u{10F32}\u{10F34}-\u{10F44}\u{10F51}-\u{10F53}\u{10F70}-\u{10F73}\u{10F76}-\u{10F81}\u{10FB0}\u{10FB2}\u{10FB3}\u{10FB8}\u{10FBB}\u{10FBC}\u{10FBE}\u{10FBF}\u{10FC1}\u{10FC4}\u{10FCA}\u{10FCB}\u{1E900}-\u{1E943}][\xAD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u070F\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CBF\u0CC6\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C3F}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13430}-\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1BCA0}-\u{1BCA3}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D173}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94B}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]*\u200C[\xAD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u070F\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CBF\u0CC6\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C3F}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13430}-\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1BCA0}-\u{1BCA3}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D173}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94B}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]*[\u0620\u0622-\u063F\u0641-\u064A\u066E\u066F\u0671-\u0673\u0675-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u077F\u07CA-\u07EA\u0840-\u0858\u0860\u0862-\u0865\u0867-\u086A\u0870-\u0882\u0886\u0889-\u088F\u08A0-\u08AC\u08AE-\u08C8\u1807\u1820-\u1878\u1887-\u18A8\u18AA\uA840-\uA871\u{10AC0}-\u{10AC5}\u{10AC7}\u{10AC9}\u{10ACA}\u{10ACE}-\u{10AD6}\u{10AD8}-\u{10AE1}\u{10AE4}\u{10AEB}-\u{10AEF}\u{10B80}-\u{10B91}\u{10BA9}-\u{10BAE}\u{10D01}-\u{10D23}\u{10EC2}-\u{10EC4}\u{10EC6}\u{10EC7}\u{10F30}-\u{10F44}\u{10F51}-\u{10F54}\u{10F70}-\u{10F81}\u{10FB0}\u{10FB2}-\u{10FB6}\u{10FB8}-\u{10FBF}\u{10FC1}-\u{10FC4}\u{10FC9}\u{10FCA}\u{1E900}-\u{1E943}]/u;
const bidiDomain = /[\u05BE\u05C0\u05C3\u05C6\u05D0-\u05EA\u05EF-\u05F4\u0600-\u0605\u0608\u060B\u060D\u061B-\u064A\u0660-\u0669\u066B-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06EE\u06EF\u06FA-\u070D\u070F\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07C0-\u07EA\u07F4\u07F5\u07FA\u07FE-\u0815\u081A\u0824\u0828\u0830-\u083E\u0840-\u0858\u085E\u0860-\u086A\u0870-\u0891\u08A0-\u08C9\u08E2\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBC2\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{10920}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A40}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE4}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B40}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D23}\u{10D30}-\u{10D39}\u{10D40}-\u{10D65}\u{10D6F}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E60}-\u{10E7E}\u{10E80}-\u{10EA9}\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10F00}-\u{10F27}\u{10F30}-\u{10F45}\u{10F51}-\u{10F59}\u{10F70}-\u{10F81}\u{10F86}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}]/u;
const bidiS1LTR = /[A-Za-z\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02B8\u02BB-\u02C1\u02D0\u02D1\u02E0-\u02E4\u02EE\u0370-\u0373\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0482\u048A-\u052F\u0531-\u0556\u0559-\u0589\u0903-\u0939\u093B\u093D-\u0940\u0949-\u094C\u094E-\u0950\u0958-\u0961\u0964-\u0980\u0982\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD-\u09C0\u09C7\u09C8\u09CB\u09CC\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E1\u09E6-\u09F1\u09F4-\u09FA\u09FC\u09FD\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3E-\u0A40\u0A59-\u0A5C\u0A5E\u0A66-\u0A6F\u0A72-\u0A74\u0A76\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD-\u0AC0\u0AC9\u0ACB\u0ACC\u0AD0\u0AE0\u0AE1\u0AE6-\u0AF0\u0AF9\u0B02\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B3E\u0B40\u0B47\u0B48\u0B4B\u0B4C\u0B57\u0B5C\u0B5D\u0B5F-\u0B61\u0B66-\u0B77\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE\u0BBF\u0BC1\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCC\u0BD0\u0BD7\u0BE6-\u0BF2\u0C01-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C41-\u0C44\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C66-\u0C6F\u0C77\u0C7F\u0C80\u0C82-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD-\u0CC4\u0CC6-\u0CC8\u0CCA\u0CCB\u0CD5\u0CD6\u0CDC-\u0CDE\u0CE0\u0CE1\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D02-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D-\u0D40\u0D46-\u0D48\u0D4A-\u0D4C\u0D4E\u0D4F\u0D54-\u0D61\u0D66-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCF-\u0DD1\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E4F-\u0E5B\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00-\u0F17\u0F1A-\u0F34\u0F36\u0F38\u0F3E-\u0F47\u0F49-\u0F6C\u0F7F\u0F85\u0F88-\u0F8C\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE-\u0FDA\u1000-\u102C\u1031\u1038\u103B\u103C\u103F-\u1057\u105A-\u105D\u1061-\u1070\u1075-\u1081\u1083\u1084\u1087-\u108C\u108E-\u109C\u109E-\u10C5\u10C7\u10CD\u10D0-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1360-\u137C\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u167F\u1681-\u169A\u16A0-\u16F8\u1700-\u1711\u1715\u171F-\u1731\u1734-\u1736\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17B6\u17BE-\u17C5\u17C7\u17C8\u17D4-\u17DA\u17DC\u17E0-\u17E9\u1810-\u1819\u1820-\u1878\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1923-\u1926\u1929-\u192B\u1930\u1931\u1933-\u1938\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19DA\u1A00-\u1A16\u1A19\u1A1A\u1A1E-\u1A55\u1A57\u1A61\u1A63\u1A64\u1A6D-\u1A72\u1A80-\u1A89\u1A90-\u1A99\u1AA0-\u1AAD\u1B04-\u1B33\u1B35\u1B3B\u1B3D-\u1B41\u1B43-\u1B4C\u1B4E-\u1B6A\u1B74-\u1B7F\u1B82-\u1BA1\u1BA6\u1BA7\u1BAA\u1BAE-\u1BE5\u1BE7\u1BEA-\u1BEC\u1BEE\u1BF2\u1BF3\u1BFC-\u1C2B\u1C34\u1C35\u1C3B-\u1C49\u1C4D-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CC7\u1CD3\u1CE1\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5-\u1CF7\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u200E\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u214F\u2160-\u2188\u2336-\u237A\u2395\u249C-\u24E9\u26AC\u2800-\u28FF\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D70\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u302E\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31BF\u31F0-\u321C\u3220-\u324F\u3260-\u327B\u327F-\u32B0\u32C0-\u32CB\u32D0-\u3376\u337B-\u33DD\u33E0-\u33FE\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA60C\uA610-\uA62B\uA640-\uA66E\uA680-\uA69D\uA6A0-\uA6EF\uA6F2-\uA6F7\uA722-\uA787\uA789-\uA7DC\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA824\uA827\uA830-\uA837\uA840-\uA873\uA880-\uA8C3\uA8CE-\uA8D9\uA8F2-\uA8FE\uA900-\uA925\uA92E-\uA946\uA952\uA953\uA95F-\uA97C\uA983-\uA9B2\uA9B4\uA9B5\uA9BA\uA9BB\uA9BE-\uA9CD\uA9CF-\uA9D9\uA9DE-\uA9E4\uA9E6-\uA9FE\uAA00-\uAA28\uAA2F\uAA30\uAA33\uAA34\uAA40-\uAA42\uAA44-\uAA4B\uAA4D\uAA50-\uAA59\uAA5C-\uAA7B\uAA7D-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAAEB\uAAEE-\uAAF5\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB69\uAB70-\uABE4\uABE6\uABE7\uABE9-\uABEC\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uD800-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\u{10000}-\u{1000B}\u{1000D}-\u{10026}\u{10028}-\u{1003A}\u{1003C}\u{1003D}\u{1003F}-\u{1004D}\u{10050}-\u{1005D}\u{10080}-\u{100FA}\u{10100}\u{10102}\u{10107}-\u{10133}\u{10137}-\u{1013F}\u{1018D}\u{1018E}\u{101D0}-\u{101FC}\u{10280}-\u{1029C}\u{102A0}-\u{102D0}\u{10300}-\u{10323}\u{1032D}-\u{1034A}\u{10350}-\u{10375}\u{10380}-\u{1039D}\u{1039F}-\u{103C3}\u{103C8}-\u{103D5}\u{10400}-\u{1049D}\u{104A0}-\u{104A9}\u{104B0}-\u{104D3}\u{104D8}-\u{104FB}\u{10500}-\u{10527}\u{10530}-\u{10563}\u{1056F}-\u{1057A}\u{1057C}-\u{1058A}\u{1058C}-\u{10592}\u{10594}\u{10595}\u{10597}-\u{105A1}\u{105A3}-\u{105B1}\u{105B3}-\u{105B9}\u{105BB}\u{105BC}\u{105C0}-\u{105F3}\u{10600}-\u{10736}\u{10740}-\u{10755}\u{10760}-\u{10767}\u{10780}-\u{10785}\u{10787}-\u{107B0}\u{107B2}-\u{107BA}\u{11000}\u{11002}-\u{11037}\u{11047}-\u{1104D}\u{11066}-\u{1106F}\u{11071}\u{11072}\u{11075}\u{11082}-\u{110B2}\u{110B7}\u{110B8}\u{110BB}-\u{110C1}\u{110CD}\u{110D0}-\u{110E8}\u{110F0}-\u{110F9}\u{11103}-\u{11126}\u{1112C}\u{11136}-\u{11147}\u{11150}-\u{11172}\u{11174}-\u{11176}\u{11182}-\u{111B5}\u{111BF}-\u{111C8}\u{111CD}\u{111CE}\u{111D0}-\u{111DF}\u{111E1}-\u{111F4}\u{11200}-\u{11211}\u{11213}-\u{1122E}\u{11232}\u{11233}\u{11235}\u{11238}-\u{1123D}\u{1123F}\u{11240}\u{11280}-\u{11286}\u{11288}\u{1128A}-\u{1128D}\u{1128F}-\u{1129D}\u{1129F}-\u{112A9}\u{112B0}-\u{112DE}\u{112E0}-\u{112E2}\u{112F0}-\u{112F9}\u{11302}\u{11303}\u{11305}-\u{1130C}\u{1130F}\u{11310}\u{11313}-\u{11328}\u{1132A}-\u{11330}\u{11332}\u{11333}\u{11335}-\u{11339}\u{1133D}-\u{1133F}\u{11341}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11350}\u{11357}\u{1135D}-\u{11363}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{113B7}-\u{113BA}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}\u{113CD}\u{113CF}\u{113D1}\u{113D3}-\u{113D5}\u{113D7}\u{113D8}\u{11400}-\u{11437}\u{11440}\u{11441}\u{11445}\u{11447}-\u{1145B}\u{1145D}\u{1145F}-\u{11461}\u{11480}-\u{114B2}\u{114B9}\u{114BB}-\u{114BE}\u{114C1}\u{114C4}-\u{114C7}\u{114D0}-\u{114D9}\u{11580}-\u{115B1}\u{115B8}-\u{115BB}\u{115BE}\u{115C1}-\u{115DB}\u{11600}-\u{11632}\u{1163B}\u{1163C}\u{1163E}\u{11641}-\u{11644}\u{11650}-\u{11659}\u{11680}-\u{116AA}\u{116AC}\u{116AE}\u{116AF}\u{116B6}\u{116B8}\u{116B9}\u{116C0}-\u{116C9}\u{116D0}-\u{116E3}\u{11700}-\u{1171A}\u{1171E}\u{11720}\u{11721}\u{11726}\u{11730}-\u{11746}\u{11800}-\u{1182E}\u{11838}\u{1183B}\u{118A0}-\u{118F2}\u{118FF}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{11935}\u{11937}\u{11938}\u{1193D}\u{1193F}-\u{11942}\u{11944}-\u{11946}\u{11950}-\u{11959}\u{119A0}-\u{119A7}\u{119AA}-\u{119D3}\u{119DC}-\u{119DF}\u{119E1}-\u{119E4}\u{11A00}\u{11A07}\u{11A08}\u{11A0B}-\u{11A32}\u{11A39}\u{11A3A}\u{11A3F}-\u{11A46}\u{11A50}\u{11A57}\u{11A58}\u{11A5C}-\u{11A89}\u{11A97}\u{11A9A}-\u{11AA2}\u{11AB0}-\u{11AF8}\u{11B00}-\u{11B09}\u{11B61}\u{11B65}\u{11B67}\u{11BC0}-\u{11BE1}\u{11BF0}-\u{11BF9}\u{11C00}-\u{11C08}\u{11C0A}-\u{11C2F}\u{11C3E}-\u{11C45}\u{11C50}-\u{11C6C}\u{11C70}-\u{11C8F}\u{11CA9}\u{11CB1}\u{11CB4}\u{11D00}-\u{11D06}\u{11D08}\u{11D09}\u{11D0B}-\u{11D30}\u{11D46}\u{11D50}-\u{11D59}\u{11D60}-\u{11D65}\u{11D67}\u{11D68}\u{11D6A}-\u{11D8E}\u{11D93}\u{11D94}\u{11D96}\u{11D98}\u{11DA0}-\u{11DA9}\u{11DB0}-\u{11DDB}\u{11DE0}-\u{11DE9}\u{11EE0}-\u{11EF2}\u{11EF5}-\u{11EF8}\u{11F02}-\u{11F10}\u{11F12}-\u{11F35}\u{11F3E}\u{11F3F}\u{11F41}\u{11F43}-\u{11F59}\u{11FB0}\u{11FC0}-\u{11FD4}\u{11FFF}-\u{12399}\u{12400}-\u{1246E}\u{12470}-\u{12474}\u{12480}-\u{12543}\u{12F90}-\u{12FF2}\u{13000}-\u{1343F}\u{13441}-\u{13446}\u{13460}-\u{143FA}\u{14400}-\u{14646}\u{16100}-\u{1611D}\u{1612A}-\u{1612C}\u{16130}-\u{16139}\u{16800}-\u{16A38}\u{16A40}-\u{16A5E}\u{16A60}-\u{16A69}\u{16A6E}-\u{16ABE}\u{16AC0}-\u{16AC9}\u{16AD0}-\u{16AED}\u{16AF5}\u{16B00}-\u{16B2F}\u{16B37}-\u{16B45}\u{16B50}-\u{16B59}\u{16B5B}-\u{16B61}\u{16B63}-\u{16B77}\u{16B7D}-\u{16B8F}\u{16D40}-\u{16D79}\u{16E40}-\u{16E9A}\u{16EA0}-\u{16EB8}\u{16EBB}-\u{16ED3}\u{16F00}-\u{16F4A}\u{16F50}-\u{16F87}\u{16F93}-\u{16F9F}\u{16FE0}\u{16FE1}\u{16FE3}\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFF3}\u{1AFF5}-\u{1AFFB}\u{1AFFD}\u{1AFFE}\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}\u{1BC00}-\u{1BC6A}\u{1BC70}-\u{1BC7C}\u{1BC80}-\u{1BC88}\u{1BC90}-\u{1BC99}\u{1BC9C}\u{1BC9F}\u{1CCD6}-\u{1CCEF}\u{1CF50}-\u{1CFC3}\u{1D000}-\u{1D0F5}\u{1D100}-\u{1D126}\u{1D129}-\u{1D166}\u{1D16A}-\u{1D172}\u{1D183}\u{1D184}\u{1D18C}-\u{1D1A9}\u{1D1AE}-\u{1D1E8}\u{1D2C0}-\u{1D2D3}\u{1D2E0}-\u{1D2F3}\u{1D360}-\u{1D378}\u{1D400}-\u{1D454}\u{1D456}-\u{1D49C}\u{1D49E}\u{1D49F}\u{1D4A2}\u{1D4A5}\u{1D4A6}\u{1D4A9}-\u{1D4AC}\u{1D4AE}-\u{1D4B9}\u{1D4BB}\u{1D4BD}-\u{1D4C3}\u{1D4C5}-\u{1D505}\u{1D507}-\u{1D50A}\u{1D50D}-\u{1D514}\u{1D516}-\u{1D51C}\u{1D51E}-\u{1D539}\u{1D53B}-\u{1D53E}\u{1D540}-\u{1D544}\u{1D546}\u{1D54A}-\u{1D550}\u{1D552}-\u{1D6A5}\u{1D6A8}-\u{1D6C0}\u{1D6C2}-\u{1D6DA}\u{1D6DC}-\u{1D6FA}\u{1D6FC}-\u{1D714}\u{1D716}-\u{1D734}\u{1D736}-\u{1D74E}\u{1D750}-\u{1D76E}\u{1D770}-\u{1D788}\u{1D78A}-\u{1D7A8}\u{1D7AA}-\u{1D7C2}\u{1D7C4}-\u{1D7CB}\u{1D800}-\u{1D9FF}\u{1DA37}-\u{1DA3A}\u{1DA6D}-\u{1DA74}\u{1DA76}-\u{1DA83}\u{1DA85}-\u{1DA8B}\u{1DF00}-\u{1DF1E}\u{1DF25}-\u{1DF2A}\u{1E030}-\u{1E06D}\u{1E100}-\u{1E12C}\u{1E137}-\u{1E13D}\u{1E140}-\u{1E149}\u{1E14E}\u{1E14F}\u{1E290}-\u{1E2AD}\u{1E2C0}-\u{1E2EB}\u{1E2F0}-\u{1E2F9}\u{1E4D0}-\u{1E4EB}\u{1E4F0}-\u{1E4F9}\u{1E5D0}-\u{1E5ED}\u{1E5F0}-\u{1E5FA}\u{1E5FF}\u{1E6C0}-\u{1E6DE}\u{1E6E0}-\u{1E6E2}\u{1E6E4}\u{1E6E5}\u{1E6E7}-\u{1E6ED}\u{1E6F0}-\u{1E6F4}\u{1E6FE}\u{1E6FF}\u{1E7E0}-\u{1E7E6}\u{1E7E8}-\u{1E7EB}\u{1E7ED}\u{1E7EE}\u{1E7F0}-\u{1E7FE}\u{1F110}-\u{1F12E}\u{1F130}-\u{1F169}\u{1F170}-\u{1F1AC}\u{1F1E6}-\u{1F202}\u{1F210}-\u{1F23B}\u{1F240}-\u{1F248}\u{1F250}\u{1F251}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81D}\u{2B820}-\u{2CEAD}\u{2CEB0}-\u{2EBE0}\u{2EBF0}-\u{2EE5D}\u{2F800}-\u{2FA1D}\u{30000}-\u{3134A}\u{31350}-\u{33479}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u;
const bidiS1RTL = /[\u05BE\u05C0\u05C3\u05C6\u05D0-\u05EA\u05EF-\u05F4\u0608\u060B\u060D\u061B-\u064A\u066D-\u066F\u0671-\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u070D\u070F\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07C0-\u07EA\u07F4\u07F5\u07FA\u07FE-\u0815\u081A\u0824\u0828\u0830-\u083E\u0840-\u0858\u085E\u0860-\u086A\u0870-\u088F\u08A0-\u08C9\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBC2\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{10920}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A40}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE4}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B40}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D23}\u{10D4A}-\u{10D65}\u{10D6F}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E80}-\u{10EA9}\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10F00}-\u{10F27}\u{10F30}-\u{10F45}\u{10F51}-\u{10F59}\u{10F70}-\u{10F81}\u{10F86}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}]/u;
const bidiS2 = /^[\0-\x08\x0E-\x1B!-@\[-`\{-\x84\x86-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02B9\u02BA\u02C2-\u02CF\u02D2-\u02DF\u02E5-\u02ED\u02EF-\u036F\u0374\u0375\u037E\u0384\u0385\u0387\u03F6\u0483-\u0489\u058A\u058D-\u058F\u0591-\u05C7\u05D0-\u05EA\u05EF-\u05F4\u0600-\u070D\u070F-\u074A\u074D-\u07B1\u07C0-\u07FA\u07FD-\u082D\u0830-\u083E\u0840-\u085B\u085E\u0860-\u086A\u0870-\u0891\u0897-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09F2\u09F3\u09FB\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AF1\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0BF3-\u0BFA\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C78-\u0C7E\u0C81\u0CBC\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E3F\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39-\u0F3D\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1390-\u1399\u1400\u169B\u169C\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DB\u17DD\u17F0-\u17F9\u1800-\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1940\u1944\u1945\u19DE-\u19FF\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD\u1FFE\u200B-\u200D\u200F-\u2027\u202F-\u205E\u2060-\u2064\u206A-\u2070\u2074-\u207E\u2080-\u208E\u20A0-\u20C1\u20D0-\u20F0\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u2150-\u215F\u2189-\u218B\u2190-\u2335\u237B-\u2394\u2396-\u2429\u2440-\u244A\u2460-\u249B\u24EA-\u26AB\u26AD-\u27FF\u2900-\u2B73\u2B76-\u2BFF\u2CE5-\u2CEA\u2CEF-\u2CF1\u2CF9-\u2CFF\u2D7F\u2DE0-\u2E5D\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3001-\u3004\u3008-\u3020\u302A-\u302D\u3030\u3036\u3037\u303D-\u303F\u3099-\u309C\u30A0\u30FB\u31C0-\u31E5\u31EF\u321D\u321E\u3250-\u325F\u327C-\u327E\u32B1-\u32BF\u32CC-\u32CF\u3377-\u337A\u33DE\u33DF\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA60D-\uA60F\uA66F-\uA67F\uA69E\uA69F\uA6F0\uA6F1\uA700-\uA721\uA788\uA802\uA806\uA80B\uA825\uA826\uA828-\uA82C\uA838\uA839\uA874-\uA877\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uAB6A\uAB6B\uABE5\uABE8\uABED\uFB1D-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFDCF\uFDF0-\uFE19\uFE20-\uFE52\uFE54-\uFE66\uFE68-\uFE6B\uFE70-\uFE74\uFE76-\uFEFC\uFEFF\uFF01-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFF9-\uFFFD\u{10101}\u{10140}-\u{1018C}\u{10190}-\u{1019C}\u{101A0}\u{101FD}\u{102E0}-\u{102FB}\u{10376}-\u{1037A}\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{1091F}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A38}-\u{10A3A}\u{10A3F}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE6}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B39}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D27}\u{10D30}-\u{10D39}\u{10D40}-\u{10D65}\u{10D69}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E60}-\u{10E7E}\u{10E80}-\u{10EA9}\u{10EAB}-\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10ED0}-\u{10ED8}\u{10EFA}-\u{10F27}\u{10F30}-\u{10F59}\u{10F70}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{11001}\u{11038}-\u{11046}\u{11052}-\u{11065}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{11660}-\u{1166C}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A06}\u{11A09}\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{11FD5}-\u{11FF1}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE2}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1BCA0}-\u{1BCA3}\u{1CC00}-\u{1CCD5}\u{1CCF0}-\u{1CCFC}\u{1CD00}-\u{1CEB3}\u{1CEBA}-\u{1CED0}\u{1CEE0}-\u{1CEF0}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D173}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D1E9}\u{1D1EA}\u{1D200}-\u{1D245}\u{1D300}-\u{1D356}\u{1D6C1}\u{1D6DB}\u{1D6FB}\u{1D715}\u{1D735}\u{1D74F}\u{1D76F}\u{1D789}\u{1D7A9}\u{1D7C3}\u{1D7CE}-\u{1D7FF}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E2FF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8D6}\u{1E900}-\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}\u{1EEF0}\u{1EEF1}\u{1F000}-\u{1F02B}\u{1F030}-\u{1F093}\u{1F0A0}-\u{1F0AE}\u{1F0B1}-\u{1F0BF}\u{1F0C1}-\u{1F0CF}\u{1F0D1}-\u{1F0F5}\u{1F100}-\u{1F10F}\u{1F12F}\u{1F16A}-\u{1F16F}\u{1F1AD}\u{1F260}-\u{1F265}\u{1F300}-\u{1F6D8}\u{1F6DC}-\u{1F6EC}\u{1F6F0}-\u{1F6FC}\u{1F700}-\u{1F7D9}\u{1F7E0}-\u{1F7EB}\u{1F7F0}\u{1F800}-\u{1F80B}\u{1F810}-\u{1F847}\u{1F850}-\u{1F859}\u{1F860}-\u{1F887}\u{1F890}-\u{1F8AD}\u{1F8B0}-\u{1F8BB}\u{1F8C0}\u{1F8C1}\u{1F8D0}-\u{1F8D8}\u{1F900}-\u{1FA57}\u{1FA60}-\u{1FA6D}\u{1FA70}-\u{1FA7C}\u{1FA80}-\u{1FA8A}\u{1FA8E}-\u{1FAC6}\u{1FAC8}\u{1FACD}-\u{1FADC}\u{1FADF}-\u{1FAEA}\u{1FAEF}-\u{1FAF8}\u{1FB00}-\u{1FB92}\u{1FB94}-\u{1FBFA}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]*$/u;
const bidiS3 = /[0-9\xB2\xB3\xB9\u05BE\u05C0\u05C3\u05C6\u05D0-\u05EA\u05EF-\u05F4\u0600-\u0605\u0608\u060B\u060D\u061B-\u064A\u0660-\u0669\u066B-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06EE-\u070D\u070F\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07C0-\u07EA\u07F4\u07F5\u07FA\u07FE-\u0815\u081A\u0824\u0828\u0830-\u083E\u0840-\u0858\u085E\u0860-\u086A\u0870-\u0891\u08A0-\u08C9\u08E2\u200F\u2070\u2074-\u2079\u2080-\u2089\u2488-\u249B\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBC2\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\u{102E1}-\u{102FB}\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{10920}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A40}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE4}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B40}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D23}\u{10D30}-\u{10D39}\u{10D40}-\u{10D65}\u{10D6F}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E60}-\u{10E7E}\u{10E80}-\u{10EA9}\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10F00}-\u{10F27}\u{10F30}-\u{10F45}\u{10F51}-\u{10F59}\u{10F70}-\u{10F81}\u{10F86}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{1CCF0}-\u{1CCF9}\u{1D7CE}-\u{1D7FF}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}\u{1F100}-\u{1F10A}\u{1FBF0}-\u{1FBF9}][\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A06}\u{11A09}\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D17B}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{E0100}-\u{E01EF}]*$/u;
const bidiS4EN = /[0-9\xB2\xB3\xB9\u06F0-\u06F9\u2070\u2074-\u2079\u2080-\u2089\u2488-\u249B\uFF10-\uFF19\u{102E1}-\u{102FB}\u{1CCF0}-\u{1CCF9}\u{1D7CE}-\u{1D7FF}\u{1F100}-\u{1F10A}\u{1FBF0}-\u{1FBF9}]/u;
const bidiS4AN = /[\u0600-\u0605\u0660-\u0669\u066B\u066C\u06DD\u0890\u0891\u08E2\u{10D30}-\u{10D39}\u{10D40}-\u{10D49}\u{10E60}-\u{10E7E}]/u;
const bidiS5 = /^[\0-\x08\x0E-\x1B!-\x84\x86-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u052F\u0531-\u0556\u0559-\u058A\u058D-\u058F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0606\u0607\u0609\u060A\u060C\u060E-\u061A\u064B-\u065F\u066A\u0670\u06D6-\u06DC\u06DE-\u06E4\u06E7-\u06ED\u06F0-\u06F9\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07F6-\u07F9\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09FE\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A76\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AF1\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B77\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BFA\u0C00-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3C-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C5C\u0C5D\u0C60-\u0C63\u0C66-\u0C6F\u0C77-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDC-\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D00-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4F\u0D54-\u0D63\u0D66-\u0D7F\u0D81-\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0E01-\u0E3A\u0E3F-\u0E5B\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECE\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00-\u0F47\u0F49-\u0F6C\u0F71-\u0F97\u0F99-\u0FBC\u0FBE-\u0FCC\u0FCE-\u0FDA\u1000-\u10C5\u10C7\u10CD\u10D0-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u137C\u1380-\u1399\u13A0-\u13F5\u13F8-\u13FD\u1400-\u167F\u1681-\u169C\u16A0-\u16F8\u1700-\u1715\u171F-\u1736\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17DD\u17E0-\u17E9\u17F0-\u17F9\u1800-\u1819\u1820-\u1878\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1940\u1944-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19DA\u19DE-\u1A1B\u1A1E-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA0-\u1AAD\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B4C\u1B4E-\u1BF3\u1BFC-\u1C37\u1C3B-\u1C49\u1C4D-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CC7\u1CD0-\u1CFA\u1D00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE\u200B-\u200E\u2010-\u2027\u202F-\u205E\u2060-\u2064\u206A-\u2071\u2074-\u208E\u2090-\u209C\u20A0-\u20C1\u20D0-\u20F0\u2100-\u218B\u2190-\u2429\u2440-\u244A\u2460-\u2B73\u2B76-\u2CF3\u2CF9-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D70\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2E5D\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3001-\u303F\u3041-\u3096\u3099-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31E5\u31EF-\u321E\u3220-\uA48C\uA490-\uA4C6\uA4D0-\uA62B\uA640-\uA6F7\uA700-\uA7DC\uA7F1-\uA82C\uA830-\uA839\uA840-\uA877\uA880-\uA8C5\uA8CE-\uA8D9\uA8E0-\uA953\uA95F-\uA97C\uA980-\uA9CD\uA9CF-\uA9D9\uA9DE-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA5C-\uAAC2\uAADB-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB6B\uAB70-\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uD800-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1E\uFB29\uFBC3-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDCF\uFDFD-\uFE19\uFE20-\uFE52\uFE54-\uFE66\uFE68-\uFE6B\uFEFF\uFF01-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFF9-\uFFFD\u{10000}-\u{1000B}\u{1000D}-\u{10026}\u{10028}-\u{1003A}\u{1003C}\u{1003D}\u{1003F}-\u{1004D}\u{10050}-\u{1005D}\u{10080}-\u{100FA}\u{10100}-\u{10102}\u{10107}-\u{10133}\u{10137}-\u{1018E}\u{10190}-\u{1019C}\u{101A0}\u{101D0}-\u{101FD}\u{10280}-\u{1029C}\u{102A0}-\u{102D0}\u{102E0}-\u{102FB}\u{10300}-\u{10323}\u{1032D}-\u{1034A}\u{10350}-\u{1037A}\u{10380}-\u{1039D}\u{1039F}-\u{103C3}\u{103C8}-\u{103D5}\u{10400}-\u{1049D}\u{104A0}-\u{104A9}\u{104B0}-\u{104D3}\u{104D8}-\u{104FB}\u{10500}-\u{10527}\u{10530}-\u{10563}\u{1056F}-\u{1057A}\u{1057C}-\u{1058A}\u{1058C}-\u{10592}\u{10594}\u{10595}\u{10597}-\u{105A1}\u{105A3}-\u{105B1}\u{105B3}-\u{105B9}\u{105BB}\u{105BC}\u{105C0}-\u{105F3}\u{10600}-\u{10736}\u{10740}-\u{10755}\u{10760}-\u{10767}\u{10780}-\u{10785}\u{10787}-\u{107B0}\u{107B2}-\u{107BA}\u{1091F}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10B39}-\u{10B3F}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6E}\u{10EAB}\u{10EAC}\u{10ED0}-\u{10ED8}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11000}-\u{1104D}\u{11052}-\u{11075}\u{1107F}-\u{110C2}\u{110CD}\u{110D0}-\u{110E8}\u{110F0}-\u{110F9}\u{11100}-\u{11134}\u{11136}-\u{11147}\u{11150}-\u{11176}\u{11180}-\u{111DF}\u{111E1}-\u{111F4}\u{11200}-\u{11211}\u{11213}-\u{11241}\u{11280}-\u{11286}\u{11288}\u{1128A}-\u{1128D}\u{1128F}-\u{1129D}\u{1129F}-\u{112A9}\u{112B0}-\u{112EA}\u{112F0}-\u{112F9}\u{11300}-\u{11303}\u{11305}-\u{1130C}\u{1130F}\u{11310}\u{11313}-\u{11328}\u{1132A}-\u{11330}\u{11332}\u{11333}\u{11335}-\u{11339}\u{1133B}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11350}\u{11357}\u{1135D}-\u{11363}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{113B7}-\u{113C0}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}-\u{113D5}\u{113D7}\u{113D8}\u{113E1}\u{113E2}\u{11400}-\u{1145B}\u{1145D}-\u{11461}\u{11480}-\u{114C7}\u{114D0}-\u{114D9}\u{11580}-\u{115B5}\u{115B8}-\u{115DD}\u{11600}-\u{11644}\u{11650}-\u{11659}\u{11660}-\u{1166C}\u{11680}-\u{116B9}\u{116C0}-\u{116C9}\u{116D0}-\u{116E3}\u{11700}-\u{1171A}\u{1171D}-\u{1172B}\u{11730}-\u{11746}\u{11800}-\u{1183B}\u{118A0}-\u{118F2}\u{118FF}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{11935}\u{11937}\u{11938}\u{1193B}-\u{11946}\u{11950}-\u{11959}\u{119A0}-\u{119A7}\u{119AA}-\u{119D7}\u{119DA}-\u{119E4}\u{11A00}-\u{11A47}\u{11A50}-\u{11AA2}\u{11AB0}-\u{11AF8}\u{11B00}-\u{11B09}\u{11B60}-\u{11B67}\u{11BC0}-\u{11BE1}\u{11BF0}-\u{11BF9}\u{11C00}-\u{11C08}\u{11C0A}-\u{11C36}\u{11C38}-\u{11C45}\u{11C50}-\u{11C6C}\u{11C70}-\u{11C8F}\u{11C92}-\u{11CA7}\u{11CA9}-\u{11CB6}\u{11D00}-\u{11D06}\u{11D08}\u{11D09}\u{11D0B}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D47}\u{11D50}-\u{11D59}\u{11D60}-\u{11D65}\u{11D67}\u{11D68}\u{11D6A}-\u{11D8E}\u{11D90}\u{11D91}\u{11D93}-\u{11D98}\u{11DA0}-\u{11DA9}\u{11DB0}-\u{11DDB}\u{11DE0}-\u{11DE9}\u{11EE0}-\u{11EF8}\u{11F00}-\u{11F10}\u{11F12}-\u{11F3A}\u{11F3E}-\u{11F5A}\u{11FB0}\u{11FC0}-\u{11FF1}\u{11FFF}-\u{12399}\u{12400}-\u{1246E}\u{12470}-\u{12474}\u{12480}-\u{12543}\u{12F90}-\u{12FF2}\u{13000}-\u{13455}\u{13460}-\u{143FA}\u{14400}-\u{14646}\u{16100}-\u{16139}\u{16800}-\u{16A38}\u{16A40}-\u{16A5E}\u{16A60}-\u{16A69}\u{16A6E}-\u{16ABE}\u{16AC0}-\u{16AC9}\u{16AD0}-\u{16AED}\u{16AF0}-\u{16AF5}\u{16B00}-\u{16B45}\u{16B50}-\u{16B59}\u{16B5B}-\u{16B61}\u{16B63}-\u{16B77}\u{16B7D}-\u{16B8F}\u{16D40}-\u{16D79}\u{16E40}-\u{16E9A}\u{16EA0}-\u{16EB8}\u{16EBB}-\u{16ED3}\u{16F00}-\u{16F4A}\u{16F4F}-\u{16F87}\u{16F8F}-\u{16F9F}\u{16FE0}-\u{16FE4}\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFF3}\u{1AFF5}-\u{1AFFB}\u{1AFFD}\u{1AFFE}\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}\u{1BC00}-\u{1BC6A}\u{1BC70}-\u{1BC7C}\u{1BC80}-\u{1BC88}\u{1BC90}-\u{1BC99}\u{1BC9C}-\u{1BCA3}\u{1CC00}-\u{1CCFC}\u{1CD00}-\u{1CEB3}\u{1CEBA}-\u{1CED0}\u{1CEE0}-\u{1CEF0}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1CF50}-\u{1CFC3}\u{1D000}-\u{1D0F5}\u{1D100}-\u{1D126}\u{1D129}-\u{1D1EA}\u{1D200}-\u{1D245}\u{1D2C0}-\u{1D2D3}\u{1D2E0}-\u{1D2F3}\u{1D300}-\u{1D356}\u{1D360}-\u{1D378}\u{1D400}-\u{1D454}\u{1D456}-\u{1D49C}\u{1D49E}\u{1D49F}\u{1D4A2}\u{1D4A5}\u{1D4A6}\u{1D4A9}-\u{1D4AC}\u{1D4AE}-\u{1D4B9}\u{1D4BB}\u{1D4BD}-\u{1D4C3}\u{1D4C5}-\u{1D505}\u{1D507}-\u{1D50A}\u{1D50D}-\u{1D514}\u{1D516}-\u{1D51C}\u{1D51E}-\u{1D539}\u{1D53B}-\u{1D53E}\u{1D540}-\u{1D544}\u{1D546}\u{1D54A}-\u{1D550}\u{1D552}-\u{1D6A5}\u{1D6A8}-\u{1D7CB}\u{1D7CE}-\u{1DA8B}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1DF00}-\u{1DF1E}\u{1DF25}-\u{1DF2A}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E030}-\u{1E06D}\u{1E08F}\u{1E100}-\u{1E12C}\u{1E130}-\u{1E13D}\u{1E140}-\u{1E149}\u{1E14E}\u{1E14F}\u{1E290}-\u{1E2AE}\u{1E2C0}-\u{1E2F9}\u{1E2FF}\u{1E4D0}-\u{1E4F9}\u{1E5D0}-\u{1E5FA}\u{1E5FF}\u{1E6C0}-\u{1E6DE}\u{1E6E0}-\u{1E6F5}\u{1E6FE}\u{1E6FF}\u{1E7E0}-\u{1E7E6}\u{1E7E8}-\u{1E7EB}\u{1E7ED}\u{1E7EE}\u{1E7F0}-\u{1E7FE}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{1EEF0}\u{1EEF1}\u{1F000}-\u{1F02B}\u{1F030}-\u{1F093}\u{1F0A0}-\u{1F0AE}\u{1F0B1}-\u{1F0BF}\u{1F0C1}-\u{1F0CF}\u{1F0D1}-\u{1F0F5}\u{1F100}-\u{1F1AD}\u{1F1E6}-\u{1F202}\u{1F210}-\u{1F23B}\u{1F240}-\u{1F248}\u{1F250}\u{1F251}\u{1F260}-\u{1F265}\u{1F300}-\u{1F6D8}\u{1F6DC}-\u{1F6EC}\u{1F6F0}-\u{1F6FC}\u{1F700}-\u{1F7D9}\u{1F7E0}-\u{1F7EB}\u{1F7F0}\u{1F800}-\u{1F80B}\u{1F810}-\u{1F847}\u{1F850}-\u{1F859}\u{1F860}-\u{1F887}\u{1F890}-\u{1F8AD}\u{1F8B0}-\u{1F8BB}\u{1F8C0}\u{1F8C1}\u{1F8D0}-\u{1F8D8}\u{1F900}-\u{1FA57}\u{1FA60}-\u{1FA6D}\u{1FA70}-\u{1FA7C}\u{1FA80}-\u{1FA8A}\u{1FA8E}-\u{1FAC6}\u{1FAC8}\u{1FACD}-\u{1FADC}\u{1FADF}-\u{1FAEA}\u{1FAEF}-\u{1FAF8}\u{1FB00}-\u{1FB92}\u{1FB94}-\u{1FBFA}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81D}\u{2B820}-\u{2CEAD}\u{2CEB0}-\u{2EBE0}\u{2EBF0}-\u{2EE5D}\u{2F800}-\u{2FA1D}\u{30000}-\u{3134A}\u{31350}-\u{33479}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]*$/u;
const bidiS6 = /[0-9A-Za-z\xAA\xB2\xB3\xB5\xB9\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02B8\u02BB-\u02C1\u02D0\u02D1\u02E0-\u02E4\u02EE\u0370-\u0373\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0482\u048A-\u052F\u0531-\u0556\u0559-\u0589\u06F0-\u06F9\u0903-\u0939\u093B\u093D-\u0940\u0949-\u094C\u094E-\u0950\u0958-\u0961\u0964-\u0980\u0982\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD-\u09C0\u09C7\u09C8\u09CB\u09CC\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E1\u09E6-\u09F1\u09F4-\u09FA\u09FC\u09FD\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3E-\u0A40\u0A59-\u0A5C\u0A5E\u0A66-\u0A6F\u0A72-\u0A74\u0A76\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD-\u0AC0\u0AC9\u0ACB\u0ACC\u0AD0\u0AE0\u0AE1\u0AE6-\u0AF0\u0AF9\u0B02\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B3E\u0B40\u0B47\u0B48\u0B4B\u0B4C\u0B57\u0B5C\u0B5D\u0B5F-\u0B61\u0B66-\u0B77\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE\u0BBF\u0BC1\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCC\u0BD0\u0BD7\u0BE6-\u0BF2\u0C01-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C41-\u0C44\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C66-\u0C6F\u0C77\u0C7F\u0C80\u0C82-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD-\u0CC4\u0CC6-\u0CC8\u0CCA\u0CCB\u0CD5\u0CD6\u0CDC-\u0CDE\u0CE0\u0CE1\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D02-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D-\u0D40\u0D46-\u0D48\u0D4A-\u0D4C\u0D4E\u0D4F\u0D54-\u0D61\u0D66-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCF-\u0DD1\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E4F-\u0E5B\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00-\u0F17\u0F1A-\u0F34\u0F36\u0F38\u0F3E-\u0F47\u0F49-\u0F6C\u0F7F\u0F85\u0F88-\u0F8C\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE-\u0FDA\u1000-\u102C\u1031\u1038\u103B\u103C\u103F-\u1057\u105A-\u105D\u1061-\u1070\u1075-\u1081\u1083\u1084\u1087-\u108C\u108E-\u109C\u109E-\u10C5\u10C7\u10CD\u10D0-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1360-\u137C\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u167F\u1681-\u169A\u16A0-\u16F8\u1700-\u1711\u1715\u171F-\u1731\u1734-\u1736\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17B6\u17BE-\u17C5\u17C7\u17C8\u17D4-\u17DA\u17DC\u17E0-\u17E9\u1810-\u1819\u1820-\u1878\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1923-\u1926\u1929-\u192B\u1930\u1931\u1933-\u1938\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19DA\u1A00-\u1A16\u1A19\u1A1A\u1A1E-\u1A55\u1A57\u1A61\u1A63\u1A64\u1A6D-\u1A72\u1A80-\u1A89\u1A90-\u1A99\u1AA0-\u1AAD\u1B04-\u1B33\u1B35\u1B3B\u1B3D-\u1B41\u1B43-\u1B4C\u1B4E-\u1B6A\u1B74-\u1B7F\u1B82-\u1BA1\u1BA6\u1BA7\u1BAA\u1BAE-\u1BE5\u1BE7\u1BEA-\u1BEC\u1BEE\u1BF2\u1BF3\u1BFC-\u1C2B\u1C34\u1C35\u1C3B-\u1C49\u1C4D-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CC7\u1CD3\u1CE1\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5-\u1CF7\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u200E\u2070\u2071\u2074-\u2079\u207F-\u2089\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u214F\u2160-\u2188\u2336-\u237A\u2395\u2488-\u24E9\u26AC\u2800-\u28FF\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D70\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u302E\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31BF\u31F0-\u321C\u3220-\u324F\u3260-\u327B\u327F-\u32B0\u32C0-\u32CB\u32D0-\u3376\u337B-\u33DD\u33E0-\u33FE\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA60C\uA610-\uA62B\uA640-\uA66E\uA680-\uA69D\uA6A0-\uA6EF\uA6F2-\uA6F7\uA722-\uA787\uA789-\uA7DC\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA824\uA827\uA830-\uA837\uA840-\uA873\uA880-\uA8C3\uA8CE-\uA8D9\uA8F2-\uA8FE\uA900-\uA925\uA92E-\uA946\uA952\uA953\uA95F-\uA97C\uA983-\uA9B2\uA9B4\uA9B5\uA9BA\uA9BB\uA9BE-\uA9CD\uA9CF-\uA9D9\uA9DE-\uA9E4\uA9E6-\uA9FE\uAA00-\uAA28\uAA2F\uAA30\uAA33\uAA34\uAA40-\uAA42\uAA44-\uAA4B\uAA4D\uAA50-\uAA59\uAA5C-\uAA7B\uAA7D-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAAEB\uAAEE-\uAAF5\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB69\uAB70-\uABE4\uABE6\uABE7\uABE9-\uABEC\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uD800-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\u{10000}-\u{1000B}\u{1000D}-\u{10026}\u{10028}-\u{1003A}\u{1003C}\u{1003D}\u{1003F}-\u{1004D}\u{10050}-\u{1005D}\u{10080}-\u{100FA}\u{10100}\u{10102}\u{10107}-\u{10133}\u{10137}-\u{1013F}\u{1018D}\u{1018E}\u{101D0}-\u{101FC}\u{10280}-\u{1029C}\u{102A0}-\u{102D0}\u{102E1}-\u{102FB}\u{10300}-\u{10323}\u{1032D}-\u{1034A}\u{10350}-\u{10375}\u{10380}-\u{1039D}\u{1039F}-\u{103C3}\u{103C8}-\u{103D5}\u{10400}-\u{1049D}\u{104A0}-\u{104A9}\u{104B0}-\u{104D3}\u{104D8}-\u{104FB}\u{10500}-\u{10527}\u{10530}-\u{10563}\u{1056F}-\u{1057A}\u{1057C}-\u{1058A}\u{1058C}-\u{10592}\u{10594}\u{10595}\u{10597}-\u{105A1}\u{105A3}-\u{105B1}\u{105B3}-\u{105B9}\u{105BB}\u{105BC}\u{105C0}-\u{105F3}\u{10600}-\u{10736}\u{10740}-\u{10755}\u{10760}-\u{10767}\u{10780}-\u{10785}\u{10787}-\u{107B0}\u{107B2}-\u{107BA}\u{11000}\u{11002}-\u{11037}\u{11047}-\u{1104D}\u{11066}-\u{1106F}\u{11071}\u{11072}\u{11075}\u{11082}-\u{110B2}\u{110B7}\u{110B8}\u{110BB}-\u{110C1}\u{110CD}\u{110D0}-\u{110E8}\u{110F0}-\u{110F9}\u{11103}-\u{11126}\u{1112C}\u{11136}-\u{11147}\u{11150}-\u{11172}\u{11174}-\u{11176}\u{11182}-\u{111B5}\u{111BF}-\u{111C8}\u{111CD}\u{111CE}\u{111D0}-\u{111DF}\u{111E1}-\u{111F4}\u{11200}-\u{11211}\u{11213}-\u{1122E}\u{11232}\u{11233}\u{11235}\u{11238}-\u{1123D}\u{1123F}\u{11240}\u{11280}-\u{11286}\u{11288}\u{1128A}-\u{1128D}\u{1128F}-\u{1129D}\u{1129F}-\u{112A9}\u{112B0}-\u{112DE}\u{112E0}-\u{112E2}\u{112F0}-\u{112F9}\u{11302}\u{11303}\u{11305}-\u{1130C}\u{1130F}\u{11310}\u{11313}-\u{11328}\u{1132A}-\u{11330}\u{11332}\u{11333}\u{11335}-\u{11339}\u{1133D}-\u{1133F}\u{11341}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11350}\u{11357}\u{1135D}-\u{11363}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{113B7}-\u{113BA}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}\u{113CD}\u{113CF}\u{113D1}\u{113D3}-\u{113D5}\u{113D7}\u{113D8}\u{11400}-\u{11437}\u{11440}\u{11441}\u{11445}\u{11447}-\u{1145B}\u{1145D}\u{1145F}-\u{11461}\u{11480}-\u{114B2}\u{114B9}\u{114BB}-\u{114BE}\u{114C1}\u{114C4}-\u{114C7}\u{114D0}-\u{114D9}\u{11580}-\u{115B1}\u{115B8}-\u{115BB}\u{115BE}\u{115C1}-\u{115DB}\u{11600}-\u{11632}\u{1163B}\u{1163C}\u{1163E}\u{11641}-\u{11644}\u{11650}-\u{11659}\u{11680}-\u{116AA}\u{116AC}\u{116AE}\u{116AF}\u{116B6}\u{116B8}\u{116B9}\u{116C0}-\u{116C9}\u{116D0}-\u{116E3}\u{11700}-\u{1171A}\u{1171E}\u{11720}\u{11721}\u{11726}\u{11730}-\u{11746}\u{11800}-\u{1182E}\u{11838}\u{1183B}\u{118A0}-\u{118F2}\u{118FF}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{11935}\u{11937}\u{11938}\u{1193D}\u{1193F}-\u{11942}\u{11944}-\u{11946}\u{11950}-\u{11959}\u{119A0}-\u{119A7}\u{119AA}-\u{119D3}\u{119DC}-\u{119DF}\u{119E1}-\u{119E4}\u{11A00}\u{11A07}\u{11A08}\u{11A0B}-\u{11A32}\u{11A39}\u{11A3A}\u{11A3F}-\u{11A46}\u{11A50}\u{11A57}\u{11A58}\u{11A5C}-\u{11A89}\u{11A97}\u{11A9A}-\u{11AA2}\u{11AB0}-\u{11AF8}\u{11B00}-\u{11B09}\u{11B61}\u{11B65}\u{11B67}\u{11BC0}-\u{11BE1}\u{11BF0}-\u{11BF9}\u{11C00}-\u{11C08}\u{11C0A}-\u{11C2F}\u{11C3E}-\u{11C45}\u{11C50}-\u{11C6C}\u{11C70}-\u{11C8F}\u{11CA9}\u{11CB1}\u{11CB4}\u{11D00}-\u{11D06}\u{11D08}\u{11D09}\u{11D0B}-\u{11D30}\u{11D46}\u{11D50}-\u{11D59}\u{11D60}-\u{11D65}\u{11D67}\u{11D68}\u{11D6A}-\u{11D8E}\u{11D93}\u{11D94}\u{11D96}\u{11D98}\u{11DA0}-\u{11DA9}\u{11DB0}-\u{11DDB}\u{11DE0}-\u{11DE9}\u{11EE0}-\u{11EF2}\u{11EF5}-\u{11EF8}\u{11F02}-\u{11F10}\u{11F12}-\u{11F35}\u{11F3E}\u{11F3F}\u{11F41}\u{11F43}-\u{11F59}\u{11FB0}\u{11FC0}-\u{11FD4}\u{11FFF}-\u{12399}\u{12400}-\u{1246E}\u{12470}-\u{12474}\u{12480}-\u{12543}\u{12F90}-\u{12FF2}\u{13000}-\u{1343F}\u{13441}-\u{13446}\u{13460}-\u{143FA}\u{14400}-\u{14646}\u{16100}-\u{1611D}\u{1612A}-\u{1612C}\u{16130}-\u{16139}\u{16800}-\u{16A38}\u{16A40}-\u{16A5E}\u{16A60}-\u{16A69}\u{16A6E}-\u{16ABE}\u{16AC0}-\u{16AC9}\u{16AD0}-\u{16AED}\u{16AF5}\u{16B00}-\u{16B2F}\u{16B37}-\u{16B45}\u{16B50}-\u{16B59}\u{16B5B}-\u{16B61}\u{16B63}-\u{16B77}\u{16B7D}-\u{16B8F}\u{16D40}-\u{16D79}\u{16E40}-\u{16E9A}\u{16EA0}-\u{16EB8}\u{16EBB}-\u{16ED3}\u{16F00}-\u{16F4A}\u{16F50}-\u{16F87}\u{16F93}-\u{16F9F}\u{16FE0}\u{16FE1}\u{16FE3}\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFF3}\u{1AFF5}-\u{1AFFB}\u{1AFFD}\u{1AFFE}\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}\u{1BC00}-\u{1BC6A}\u{1BC70}-\u{1BC7C}\u{1BC80}-\u{1BC88}\u{1BC90}-\u{1BC99}\u{1BC9C}\u{1BC9F}\u{1CCD6}-\u{1CCF9}\u{1CF50}-\u{1CFC3}\u{1D000}-\u{1D0F5}\u{1D100}-\u{1D126}\u{1D129}-\u{1D166}\u{1D16A}-\u{1D172}\u{1D183}\u{1D184}\u{1D18C}-\u{1D1A9}\u{1D1AE}-\u{1D1E8}\u{1D2C0}-\u{1D2D3}\u{1D2E0}-\u{1D2F3}\u{1D360}-\u{1D378}\u{1D400}-\u{1D454}\u{1D456}-\u{1D49C}\u{1D49E}\u{1D49F}\u{1D4A2}\u{1D4A5}\u{1D4A6}\u{1D4A9}-\u{1D4AC}\u{1D4AE}-\u{1D4B9}\u{1D4BB}\u{1D4BD}-\u{1D4C3}\u{1D4C5}-\u{1D505}\u{1D507}-\u{1D50A}\u{1D50D}-\u{1D514}\u{1D516}-\u{1D51C}\u{1D51E}-\u{1D539}\u{1D53B}-\u{1D53E}\u{1D540}-\u{1D544}\u{1D546}\u{1D54A}-\u{1D550}\u{1D552}-\u{1D6A5}\u{1D6A8}-\u{1D6C0}\u{1D6C2}-\u{1D6DA}\u{1D6DC}-\u{1D6FA}\u{1D6FC}-\u{1D714}\u{1D716}-\u{1D734}\u{1D736}-\u{1D74E}\u{1D750}-\u{1D76E}\u{1D770}-\u{1D788}\u{1D78A}-\u{1D7A8}\u{1D7AA}-\u{1D7C2}\u{1D7C4}-\u{1D7CB}\u{1D7CE}-\u{1D9FF}\u{1DA37}-\u{1DA3A}\u{1DA6D}-\u{1DA74}\u{1DA76}-\u{1DA83}\u{1DA85}-\u{1DA8B}\u{1DF00}-\u{1DF1E}\u{1DF25}-\u{1DF2A}\u{1E030}-\u{1E06D}\u{1E100}-\u{1E12C}\u{1E137}-\u{1E13D}\u{1E140}-\u{1E149}\u{1E14E}\u{1E14F}\u{1E290}-\u{1E2AD}\u{1E2C0}-\u{1E2EB}\u{1E2F0}-\u{1E2F9}\u{1E4D0}-\u{1E4EB}\u{1E4F0}-\u{1E4F9}\u{1E5D0}-\u{1E5ED}\u{1E5F0}-\u{1E5FA}\u{1E5FF}\u{1E6C0}-\u{1E6DE}\u{1E6E0}-\u{1E6E2}\u{1E6E4}\u{1E6E5}\u{1E6E7}-\u{1E6ED}\u{1E6F0}-\u{1E6F4}\u{1E6FE}\u{1E6FF}\u{1E7E0}-\u{1E7E6}\u{1E7E8}-\u{1E7EB}\u{1E7ED}\u{1E7EE}\u{1E7F0}-\u{1E7FE}\u{1F100}-\u{1F10A}\u{1F110}-\u{1F12E}\u{1F130}-\u{1F169}\u{1F170}-\u{1F1AC}\u{1F1E6}-\u{1F202}\u{1F210}-\u{1F23B}\u{1F240}-\u{1F248}\u{1F250}\u{1F251}\u{1FBF0}-\u{1FBF9}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81D}\u{2B820}-\u{2CEAD}\u{2CEB0}-\u{2EBE0}\u{2EBF0}-\u{2EE5D}\u{2F800}-\u{2FA1D}\u{30000}-\u{3134A}\u{31350}-\u{33479}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}][\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A06}\u{11A09}\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D17B}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{E0100}-\u{E01EF}]*$/u;

module.exports = {
    combiningMarks,
  combiningClassVirama,
  validZWNJ,
  bidiDomain,
  bidiS1LTR,
  bidiS1RTL,
  bidiS2,
  bidiS3,
  bidiS4EN,
  bidiS4AN,
  bidiS5,
  bidiS6
  };


/***/ }),

/***/ 9156:
/***/ ((module) => {



module.exports.STATUS_MAPPING = {
  mapped: 1,
  valid: 2,
  disallowed: 3,
  deviation: 6,
  ignored: 7
};


/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 4977:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

exports.t = (...given) => (__nccwpck_require__(1552).toASCII)(...given)
exports.P = (...given) => (__nccwpck_require__(1552).toUnicode)(...given)


/***/ }),

/***/ 572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z6: () => (/* binding */ check),
  IZ: () => (/* binding */ detectDialect),
  SQ: () => (/* binding */ scan),
  w5: () => (/* binding */ tokenVariablesIn)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/configure.js
var configure = __nccwpck_require__(2971);
// EXTERNAL MODULE: ./lib/contact.js
var contact = __nccwpck_require__(4467);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __nccwpck_require__(5747);
;// CONCATENATED MODULE: ./lib/give-way.js
// Signals are answered after at most this and one step. Giving way more often would only cost time.
const SLICE_MS = 100;
/** The result of `steps`, each of which receives whether the check has ended. `report` receives what they yield. */
async function giveWay(steps, stop, report) {
    let since = performance.now();
    for (;;) {
        const step = steps.next(stop.why !== null);
        if (step.done)
            return step.value;
        if (performance.now() - since < SLICE_MS)
            continue;
        report(step.value);
        await pendingEvents();
        since = performance.now();
    }
}
/** Lets timers and signals that are due run. */
const pendingEvents = () => new Promise((resolve) => setImmediate(resolve));

// EXTERNAL MODULE: ./lib/judge/verdict.js + 14 modules
var judge_verdict = __nccwpck_require__(8480);
// EXTERNAL MODULE: ./lib/problems/file.js
var problems_file = __nccwpck_require__(7052);
// EXTERNAL MODULE: ./lib/problems/place.js
var place = __nccwpck_require__(5143);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/version.js
var version = __nccwpck_require__(3592);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __nccwpck_require__(4120);
// EXTERNAL MODULE: ./lib/scan/clients/dialect.js
var dialect = __nccwpck_require__(8416);
// EXTERNAL MODULE: ./lib/scan/usage.js
var usage = __nccwpck_require__(7854);
// EXTERNAL MODULE: ./lib/hcl/structure.js
var hcl_structure = __nccwpck_require__(6134);
;// CONCATENATED MODULE: ./lib/hcl/cursor.js
// Walks through HCL text: white space, comments, names, and the first mistake on the way.

// Far deeper than real configuration, and recursion stays far from the end of the stack.
const MAX_DEPTH = 100;
// hclsyntax/scan_tokens.rl: Ident = (ID_Start | '_') (ID_Continue | '-')*
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
// The codes of the last two.
const BEYOND = 0x80;
const END = 0xff;
const SPACE = 1;
const NAME_START = 2;
const NAME_PART = 4;
/** Code of one line without brackets, strings, heredocs, comments and commas. */
const PLAIN_CODE = 8;
/** The same within brackets, where line ends and commas end nothing. */
const PLAIN_ENCLOSED_CODE = 16;
/** Text of a quoted string without escapes and templates. */
const PLAIN_STRING = 32;
/** The same in a line of a heredoc. */
const PLAIN_HEREDOC = 64;
const PATTERNS = [
    [SPACE, /[ \t]/g],
    [NAME_START, /[A-Za-z_]/g],
    [NAME_PART, /[\w-]/g],
    [PLAIN_CODE, /[\w \t.:=?!&|*%+>~-]/g],
    [PLAIN_ENCLOSED_CODE, /[\w \t\n,.:=?!&|*%+>~-]/g],
    [PLAIN_STRING, /[^"\\$%\r\n]/g],
    [PLAIN_HEREDOC, /[^\n$%]/g]
];
// Both by code.
const CHARACTERS = Array.from({ length: END + 1 }, (_, code) => code > BEYOND ? '' : String.fromCharCode(code));
const SETS = new Uint8Array(END + 1);
for (const [set, pattern] of PATTERNS) {
    for (const { index } of CHARACTERS.join('').matchAll(pattern))
        SETS[index] = set | (SETS[index] ?? 0);
}
const isIn = (code = END, set) => ((SETS[code] ?? 0) & set) !== 0;
const isSpace = (next) => next === ' ' || next === '\t';
const isNamePart = (next) => /^[\w-]/.test(next);
const isClosing = (next) => next === '}' || next === ')' || next === ']';
/** The bracket that closes this one; undefined if it is not an opening bracket. */
function closingOf(next) {
    if (next === '{')
        return '}';
    if (next === '(')
        return ')';
    return next === '[' ? ']' : undefined;
}
// Parsing takes 1.7 times as long with a pattern for each run of characters. All cursors share one
// array, which grows to the longest text.
let shared = new Uint8Array(256 * 1024);
const ENCODER = new TextEncoder();
/** The codes of the text's characters from `start`, each at its offset, and `END` after the last. */
function codesOf(text, start) {
    const { length } = text;
    if (shared.length <= length)
        shared = new Uint8Array(2 * length + 1);
    const codes = shared;
    const part = text.slice(start);
    const { read, written } = ENCODER.encodeInto(part, codes.subarray(start, length));
    // Only in ASCII does every character take one byte.
    if (read !== part.length || written !== part.length) {
        for (let at = start; at < length; at++)
            codes[at] = Math.min(text.charCodeAt(at), BEYOND);
    }
    codes[length] = END;
    return codes;
}
/** Walks through a text from `at`. A cursor is no longer used when another one has been made. */
class Cursor {
    text;
    parts;
    codes;
    at;
    depth = 0;
    mistake;
    constructor(text, at = 0, parts = new hcl_structure/* PartCount */.n_()) {
        this.text = text;
        this.parts = parts;
        this.codes = codesOf(text, at);
        this.at = at;
    }
    /** Counts a part of the structure. After too many, the rest of the text is skipped. */
    countPart() {
        if (!this.parts.add())
            this.at = this.text.length;
    }
    /** Records a mistake; only the first one is kept. */
    report(message, start, end = start + 1) {
        this.mistake ??= { message, start, end: Math.min(end, Math.max(start, this.text.length)) };
    }
    /** The bracket or `${` at `start` is not closed by the bracket at the cursor, or the text ends. */
    reportUnclosed(start) {
        const isSequence = /[$%]/.test(this.text.charAt(start));
        const open = this.text.slice(start, start + (isSequence ? 2 : 1));
        const end = this.isAtEnd() ? 'the end of the file' : `"${this.peek()}"`;
        const message = `unbalanced brackets: "${open}" is not closed before ${end}`;
        this.report(message, this.isAtEnd() ? start : this.at);
    }
    reportCharacter() {
        const character = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
        let why = `${JSON.stringify(character)} is not used in HCL`;
        if (character === "'")
            why = 'single quotes are not valid; use double quotes';
        if (character === '\uFFFD')
            why = 'the file is not UTF-8 here';
        this.report(`invalid character: ${why}`, this.at, this.at + character.length);
    }
    /** The string that begins at `start` has no closing quote before the cursor. */
    reportBrokenString(start) {
        const message = this.isAtEnd()
            ? 'unterminated template string: no closing quote before the end of the file'
            : 'invalid multi-line string: a quoted string must end in its line';
        this.report(message, start, this.at);
    }
    /** The character at the cursor, or `distance` after it where that is not beyond the end. */
    peek(distance = 0) {
        return CHARACTERS[this.codes[this.at + distance] ?? END] ?? '';
    }
    isAtEnd() {
        return this.at >= this.text.length;
    }
    /** Skips what can stand between two tokens of a line; returns the next character. */
    skipSpaces() {
        for (;;) {
            const next = this.skipAll(SPACE);
            if (next === '\r')
                this.skipReturn();
            else if (next === '/' && this.peek(1) === '*')
                this.skipBlockComment();
            else
                return next;
        }
    }
    /** Like `skipSpaces`, but skips line ends and all comments too. */
    skipBlank() {
        for (;;) {
            const next = this.skipSpaces();
            if (next === '\n')
                this.at++;
            else if (this.isLineComment(next))
                this.skipLine();
            else
                return next;
        }
    }
    /** Skips all characters of the set; returns the next one. */
    skipAll(set) {
        const { codes } = this;
        let { at } = this;
        let code = codes[at] ?? END;
        while (isIn(code, set))
            code = codes[++at] ?? END;
        this.at = at;
        return CHARACTERS[code] ?? '';
    }
    isLineComment(next) {
        return next === '#' || (next === '/' && this.peek(1) === '/');
    }
    /** Whether the line has no further code; `next` is the character at the cursor. */
    isLineEnd(next) {
        return next === '\n' || next === '' || this.isLineComment(next);
    }
    /** To the line end, which is not skipped. */
    skipLine() {
        const newline = this.text.indexOf('\n', this.at);
        this.at = newline < 0 ? this.text.length : newline;
    }
    skipBlockComment() {
        const close = this.text.indexOf('*/', this.at + 2);
        if (close < 0)
            this.report('unterminated comment: "/*" has no "*/"', this.at, this.at + 2);
        this.at = close < 0 ? this.text.length : close + 2;
    }
    /** An identifier; undefined, and the cursor stays, where none begins. */
    readName() {
        const { codes, text, at: start } = this;
        if (isIn(codes[start], NAME_START))
            this.skipAll(NAME_PART);
        if (codes[this.at] === BEYOND) {
            NAME.lastIndex = start;
            this.at = NAME.test(text) ? NAME.lastIndex : start;
        }
        return this.at > start ? text.slice(start, this.at) : undefined;
    }
    skipReturn() {
        // "\r\n" is a line end, a lone "\r" is not part of the language (hclsyntax/scan_tokens.rl).
        if (this.peek(1) !== '\n') {
            this.report('invalid character: a carriage return without a line feed', this.at);
        }
        this.at++;
    }
}

;// CONCATENATED MODULE: ./lib/hcl/skip.js
// Skips HCL code and text by structure alone: opening and closing brackets, strings and heredocs.

// In place of the closing character of a heredoc.
const HEREDOC = '<<';
const isText = ({ close }) => close === '"' || close === HEREDOC;
/** Skips to the end of the expression, which is not skipped itself. */
function skipExpression(cursor, ends) {
    // Most expressions contain nothing that opens, and end with their line.
    const isOver = cursor.skipAll(PLAIN_CODE) === '\n' && ends === 'line';
    if (!isOver)
        skip(cursor, [], ends);
}
/**
 * Skips to the bracket that closes the one at `start`, and over it. False, with the mistake reported,
 * when that bracket is missing; the cursor is then where reading can continue.
 */
const skipToClosing = (cursor, close, start) => skip(cursor, [{ start, close }], undefined);
/** Skips a heredoc, whose first line has been skipped, up to the line end after its last line. */
const skipHeredoc = (cursor, marker, start) => skip(cursor, [{ start, close: HEREDOC, marker }], undefined);
/**
 * Skips code and text up to the end of the expression, or without `ends` until all that is open is
 * closed. It keeps its own stack, so that no nesting is too deep; each step makes progress.
 */
function skip(cursor, open, ends) {
    for (;;) {
        const top = open.at(-1);
        if (top === undefined && ends === undefined)
            return true;
        let isWhole;
        if (top !== undefined && isText(top)) {
            const skipText = top.close === '"' ? skipString : skipHeredocText;
            if (!skipText(cursor, open, top))
                isWhole = false;
        }
        else
            isWhole = skipCode(cursor, open, ends);
        if (isWhole !== undefined)
            return isWhole;
    }
}
/** Skips code until a text begins or continues. True at the expression's end, false at a mistake. */
function skipCode(cursor, open, ends) {
    for (;;) {
        const isOutermost = open.length === 0;
        const next = cursor.skipAll(isOutermost ? PLAIN_CODE : PLAIN_ENCLOSED_CODE);
        if (next === '\n' || next === ',') {
            if (isOutermost && (next === ',' || ends === 'line'))
                return true;
            cursor.at++;
        }
        else if (isClosing(next)) {
            if (isOutermost)
                return true;
            if (!skipClosing(cursor, open, next))
                return false;
            const top = open.at(-1);
            if (top === undefined ? ends === undefined : isText(top))
                return undefined;
        }
        else if (next === '"') {
            open.push({ start: cursor.at++, close: '"' });
            return undefined;
        }
        else {
            const close = closingOf(next);
            if (close !== undefined)
                open.push({ start: cursor.at++, close });
            else if (next === '<' && skipLess(cursor, open))
                return undefined;
            else if (next !== '<') {
                if (cursor.isAtEnd())
                    return endEarly(cursor, open);
                if (isOutermost && ends === 'line' && cursor.isLineComment(next))
                    return true;
                skipOddCode(cursor, next);
            }
        }
    }
}
/** At `<`: whether it begins a heredoc. */
function skipLess(cursor, open) {
    const start = cursor.at;
    const marker = readHeredocHead(cursor);
    if (marker === undefined)
        cursor.at++;
    else
        open.push({ start, close: HEREDOC, marker });
    return marker !== undefined;
}
/** What is rare in code: comments, names beyond ASCII, and invalid characters. */
function skipOddCode(cursor, next) {
    if (cursor.isLineComment(next))
        cursor.skipLine();
    else if (next === '/' && cursor.peek(1) === '*')
        cursor.skipBlockComment();
    else if (next === '/')
        cursor.at++;
    else if (next === '\r')
        cursor.skipSpaces();
    else if (next < '\x80' || cursor.readName() === undefined) {
        cursor.reportCharacter();
        cursor.at++;
    }
}
/**
 * At a closing bracket, whether or not it closes the innermost open one. False when it closes a
 * bracket further out; it is then not skipped.
 */
function skipClosing(cursor, open, bracket) {
    const top = open.pop();
    if (top !== undefined && top.close !== bracket) {
        cursor.reportUnclosed(top.start);
        let next = open.at(-1);
        while (next !== undefined && next.close !== bracket && !isText(next)) {
            open.pop();
            next = open.at(-1);
        }
        if (next === undefined)
            return false;
        // In a template it closes nothing, and the sequence around it is still open.
        if (isText(next))
            open.push({ start: cursor.at, close: '}' });
        else
            open.pop();
    }
    cursor.at++;
    return true;
}
/** At the end of the text; false if something is still open. */
function endEarly(cursor, open) {
    const first = open[0];
    if (first === undefined)
        return true;
    cursor.reportUnclosed(first.start);
    return false;
}
/** Skips the innermost string to its end, or to a `${`. False if it is broken and nothing is open. */
function skipString(cursor, open, string) {
    for (;;) {
        const next = cursor.skipAll(PLAIN_STRING);
        if (next === '"') {
            open.pop();
            cursor.at++;
            return true;
        }
        if (next === '\\')
            cursor.at += /[^\r\n]/.test(cursor.peek(1)) ? 2 : 1;
        else if (next !== '$' && next !== '%')
            return endBrokenString(cursor, open, string);
        else if (skipSequenceStart(cursor, open))
            return true;
    }
}
/** At `$` or `%`: skips it, or what it begins. True if that is code. */
function skipSequenceStart(cursor, open) {
    const { at } = cursor;
    const next = cursor.peek(1);
    if (next === '{') {
        open.push({ start: at, close: '}' });
        cursor.at += 2;
        return true;
    }
    // "$${" and "%%{" stand for "${" and "%{".
    const isEscaped = next === cursor.peek() && cursor.peek(2) === '{';
    cursor.at += isEscaped ? 3 : 1;
    return false;
}
// A string cannot continue in the next line. What was opened since this line began is most likely
// part of the same mistake, so the next line starts outside of it.
function endBrokenString(cursor, open, string) {
    cursor.reportBrokenString(string.start);
    const lineStart = startOfLine(cursor);
    do
        open.pop();
    while ((open.at(-1)?.start ?? -1) >= lineStart);
    return open.length > 0;
}
/** After the last line feed or carriage return: a string ends at either, so that no text is searched twice. */
function startOfLine({ text, at }) {
    let start = at;
    while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r')
        start--;
    return start;
}
/**
 * Skips `<<MARKER` and its line end; undefined, and the cursor stays, where no heredoc begins. Text
 * after the marker is a mistake, but a heredoc was clearly meant.
 */
function readHeredocHead(cursor) {
    const { text, at: start } = cursor;
    if (cursor.peek(1) !== '<')
        return undefined;
    cursor.at += cursor.peek(2) === '-' ? 3 : 2;
    const marker = cursor.readName();
    if (marker === undefined) {
        cursor.at = start;
        return undefined;
    }
    if (cursor.skipSpaces() !== '\n' && cursor.at < text.length) {
        cursor.report('invalid expression: a heredoc marker must end its line', start, cursor.at);
    }
    cursor.skipLine();
    if (!cursor.isAtEnd())
        cursor.at++;
    return marker;
}
/** Skips the innermost heredoc to its end, or to a `${`. False if it has no end. */
function skipHeredocText(cursor, open, heredoc) {
    const marker = heredoc.marker ?? '';
    for (;;) {
        if (cursor.peek(-1) === '\n' && skipMarkerLine(cursor, marker)) {
            open.pop();
            return true;
        }
        const next = cursor.skipAll(PLAIN_HEREDOC);
        if (cursor.isAtEnd()) {
            const message = `unterminated template string: no line closes the heredoc "${marker}"`;
            cursor.report(message, heredoc.start);
            return false;
        }
        if (next === '\n')
            cursor.at++;
        else if (skipSequenceStart(cursor, open))
            return true;
    }
}
/** At the start of a line: skips the marker if the line has nothing else, up to the line end. */
function skipMarkerLine(cursor, marker) {
    const { text } = cursor;
    let { at } = cursor;
    while (isSpace(text.charAt(at)))
        at++;
    const first = text.charAt(at);
    // White space beyond ASCII is ignored too (bytes.TrimSpace), so only the marker or such a space
    // needs a closer look.
    if (first > ' ' && first < '\x80' && !text.startsWith(marker, at))
        return false;
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (text.slice(at, end).trim() !== marker)
        return false;
    cursor.at = text.charAt(end - 1) === '\r' ? end - 1 : end;
    return true;
}

;// CONCATENATED MODULE: ./lib/hcl/strings.js
// Reads HCL's quoted strings, templates and heredocs.


/**
 * Reads a quoted string; the cursor is at its quote. The kind is `other` only after a mistake that
 * leaves the string open: the cursor is then where reading can continue.
 */
function readString(cursor) {
    const { text, at: start } = cursor;
    cursor.at++;
    if (cursor.skipAll(PLAIN_STRING) !== '"')
        return readTemplate(cursor, start);
    const value = text.slice(start + 1, cursor.at++);
    return { kind: 'string', start, end: cursor.at, value, verbatim: value };
}
/**
 * Reads a template without quotes and escapes: a string of the JSON syntax.
 * `span` is its place, which unknown parts get too; `counted` are the parts of its file.
 */
function readBareTemplate(text, span, counted) {
    if (!text.includes('{'))
        return { kind: 'string', ...span, value: text, verbatim: text };
    const cursor = new Cursor(text, 0, counted);
    const pieces = { parts: [], known: '' };
    for (cursor.at = 0; cursor.at < text.length;) {
        const from = cursor.at;
        while (cursor.at < text.length && !isSign(cursor.peek()))
            cursor.at++;
        pieces.known += text.slice(from, cursor.at);
        if (cursor.at < text.length && !readSequence(cursor, pieces)) {
            addUnknown(pieces, span);
            break;
        }
    }
    const parts = pieces.parts.map((part) => part.kind === 'known' ? part : { ...part, code: text.slice(part.start, part.end), ...span });
    return finish({ parts, known: pieces.known }, span, text);
}
const isSign = (next) => next === '$' || next === '%';
/** Continues the string that begins at `start`, after text without escapes and templates. */
function readTemplate(cursor, start) {
    const { text } = cursor;
    const pieces = { parts: [], known: text.slice(start + 1, cursor.at) };
    for (;;) {
        const from = cursor.at;
        const next = cursor.skipAll(PLAIN_STRING);
        pieces.known += text.slice(from, cursor.at);
        if (next === '"') {
            cursor.at++;
            return finish(pieces, { start, end: cursor.at });
        }
        if (next === '\\')
            pieces.known += readEscape(cursor);
        else if (!isSign(next)) {
            cursor.reportBrokenString(start);
            return { kind: 'other', start, end: cursor.at };
        }
        else if (!readSequence(cursor, pieces))
            return { kind: 'other', start, end: cursor.at };
    }
}
/** The expression of the pieces; `verbatim` is its whole text where the clients may use that. */
function finish({ parts, known }, { start, end }, verbatim) {
    if (parts.length === 0) {
        return { kind: 'string', start, end, value: known, verbatim: verbatim ?? known };
    }
    if (known !== '')
        parts.push({ kind: 'known', value: known });
    return { kind: 'template', start, end, parts, verbatim };
}
function addUnknown(pieces, span) {
    if (pieces.known !== '')
        pieces.parts.push({ kind: 'known', value: pieces.known });
    pieces.known = '';
    pieces.parts.push({ kind: 'unknown', start: span.start, end: span.end });
}
/** At `$` or `%`. False if the sequence that begins here has no end. */
function readSequence(cursor, pieces) {
    const { text, at: start } = cursor;
    const sign = text.charAt(start);
    if (cursor.peek(1) !== '{') {
        const isEscaped = text.startsWith(`${sign}{`, start + 1);
        pieces.known += isEscaped ? `${sign}{` : sign;
        cursor.at += isEscaped ? 3 : 1;
        return true;
    }
    cursor.at += 2;
    const inner = sign === '$' ? readInnerString(cursor) : undefined;
    if (inner?.kind === 'other')
        return false;
    if (inner?.kind === 'string' && cursor.skipBlank() === '}') {
        pieces.known += inner.value;
        cursor.at++;
        return true;
    }
    if (!skipToClosing(cursor, '}', start))
        return false;
    // "${~" removes the white space before it.
    if (text.charAt(start + 2) === '~')
        pieces.known = pieces.known.trimEnd();
    addUnknown(pieces, { start, end: cursor.at });
    cursor.countPart();
    return true;
}
/** After `${`: a string, whose value the official parser makes part of the template. */
function readInnerString(cursor) {
    if (cursor.skipBlank() !== '"' || cursor.depth >= MAX_DEPTH)
        return undefined;
    cursor.depth++;
    const inner = readString(cursor);
    cursor.depth--;
    return inner;
}
const ESCAPES = {
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\'
};
/** At a backslash. An unknown escape is a mistake. */
function readEscape(cursor) {
    const { text, at: start } = cursor;
    const letter = text.charAt(start + 1);
    const digits = text.slice(start + 2, start + (letter === 'U' ? 10 : 6));
    const isHex = letter === 'U' ? /^[0-9a-f]{8}$/i.test(digits) : /^[0-9a-f]{4}$/i.test(digits);
    const point = Number.parseInt(digits, 16);
    if ((letter === 'u' || letter === 'U') && isHex && point <= 0x10ffff) {
        cursor.at += digits.length + 2;
        return String.fromCodePoint(point);
    }
    const known = ESCAPES[letter];
    cursor.at += known === undefined ? 1 : 2;
    if (known !== undefined)
        return known;
    const shown = JSON.stringify(text.slice(start, start + 2));
    cursor.report(`invalid escape sequence: ${shown}`, start, start + 2);
    return '';
}
/** Reads a heredoc; the cursor is at `<`. Undefined, and the cursor stays, where none begins. */
function readHeredoc(cursor) {
    const { text, at: start } = cursor;
    const isIndented = cursor.peek(2) === '-';
    const marker = readHeredocHead(cursor);
    if (marker === undefined)
        return undefined;
    const from = cursor.at;
    if (!skipHeredoc(cursor, marker, start))
        return { kind: 'other', start, end: cursor.at };
    const span = { start, end: cursor.at };
    const body = text.slice(from, text.lastIndexOf('\n', cursor.at - 1) + 1);
    if (SEQUENCE.test(body)) {
        const parts = [{ kind: 'unknown', ...span }];
        return { kind: 'template', ...span, parts, verbatim: undefined };
    }
    const plain = body.replaceAll('$${', '${').replaceAll('%%{', '%{');
    const value = isIndented ? withoutIndentation(plain) : plain;
    return { kind: 'string', ...span, value, verbatim: value };
}
// The start of code in a template: `${` or `%{`, unless the sign is doubled.
const SEQUENCE = /(?<!\$)\$\{|(?<!%)%\{/;
// hclsyntax/parser_template.go, flushHeredocTemplateParts: blank lines are ignored and stay as they are.
function withoutIndentation(body) {
    let least = body.length;
    for (const [indent] of body.matchAll(INDENT))
        least = Math.min(least, indent.length);
    return body.replace(INDENT, (indent) => indent.slice(least));
}
// Not with the flag m: for it a carriage return begins a line too, and many of them take quadratic time.
const INDENT = /(?<=^|\n)[^\S\n]*(?=\S)/g;

;// CONCATENATED MODULE: ./lib/hcl/expressions.js
// Reads HCL expressions: literals, objects and tuples; all others are skipped.



/** Reads an expression up to what ends it, which is not skipped, unless a mistake makes it unclear. */
function readExpression(cursor, ends) {
    cursor.countPart();
    const next = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces();
    const start = cursor.at;
    const first = readLiteral(cursor, next);
    if (first !== undefined && isEnd(cursor, ends))
        return first;
    skipExpression(cursor, ends);
    let end = cursor.at;
    while (end > start && isSpace(cursor.text.charAt(end - 1)))
        end--;
    if (end === start) {
        cursor.report('invalid expression: expected the start of an expression', start);
    }
    return first === undefined ? readPrimitive(cursor, start, end) : { kind: 'other', start, end };
}
function isEnd(cursor, ends) {
    const next = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces();
    return isClosing(next) || next === ',' || cursor.isLineEnd(next);
}
/** A string, a heredoc or something in brackets; `next` is the character at the cursor. */
function readLiteral(cursor, next) {
    if (next === '"')
        return readString(cursor);
    if (next === '<')
        return readHeredoc(cursor);
    if (next !== '{' && next !== '[' && next !== '(')
        return undefined;
    const start = cursor.at++;
    cursor.depth++;
    let read;
    if (cursor.depth > MAX_DEPTH)
        read = skipBrackets(cursor, next, start);
    else if (next === '{')
        read = readObject(cursor, start);
    else if (next === '[')
        read = readTuple(cursor, start);
    else
        read = readParentheses(cursor, start);
    cursor.depth--;
    return read;
}
/** Skips brackets that have been opened before the cursor. */
function skipBrackets(cursor, open, start) {
    skipToClosing(cursor, closingOf(open) ?? open, start);
    return { kind: 'other', start, end: cursor.at };
}
const PRIMITIVE = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// No number that decides an address is longer.
const MAX_PRIMITIVE_LENGTH = 32;
function readPrimitive(cursor, start, end) {
    PRIMITIVE.lastIndex = start;
    const isPrimitive = PRIMITIVE.test(cursor.text) && PRIMITIVE.lastIndex === end;
    if (!isPrimitive || end - start > MAX_PRIMITIVE_LENGTH)
        return { kind: 'other', start, end };
    const text = cursor.text.slice(start, end);
    const word = { true: true, false: false, null: null }[text];
    return { kind: 'primitive', start, end, value: word === undefined ? Number(text) : word };
}
/** After `(`. A literal in parentheses is still a literal. */
function readParentheses(cursor, start) {
    const inner = readExpression(cursor, 'element');
    if (cursor.skipBlank() !== ')')
        return skipBrackets(cursor, '(', start);
    cursor.at++;
    return { ...inner, start, end: cursor.at };
}
/** After `[`. */
function readTuple(cursor, start) {
    if (isFor(cursor))
        return skipBrackets(cursor, '[', start);
    const elements = [];
    for (;;) {
        const next = cursor.skipBlank();
        if (next === ']') {
            cursor.at++;
            return { kind: 'tuple', start, end: cursor.at, elements };
        }
        if (cursor.at >= cursor.text.length || isClosing(next)) {
            cursor.reportUnclosed(start);
            return { kind: 'other', start, end: cursor.at };
        }
        const before = cursor.at;
        elements.push(readExpression(cursor, 'element'));
        // No known text gets here without an element or an end, but the loop must end for any.
        if (cursor.at === before && cursor.peek() !== ',')
            cursor.at++;
        if (cursor.skipBlank() === ',')
            cursor.at++;
    }
}
/** After `{`. Newlines and commas both separate the items. */
function readObject(cursor, start) {
    if (isFor(cursor))
        return skipBrackets(cursor, '{', start);
    const items = [];
    for (;;) {
        const next = cursor.skipBlank();
        if (next === '}') {
            cursor.at++;
            return { kind: 'object', start, end: cursor.at, items };
        }
        if (cursor.at >= cursor.text.length || isClosing(next)) {
            // The items that were read are kept.
            cursor.reportUnclosed(start);
            return { kind: 'object', start, end: cursor.at, items };
        }
        items.push(readItem(cursor, next));
        if (cursor.skipSpaces() === ',')
            cursor.at++;
    }
}
/** Reads an item; at least one character is skipped. */
function readItem(cursor, next) {
    const start = cursor.at;
    const name = readKey(cursor, next);
    let end = cursor.at;
    while (end > start && isSpace(cursor.text.charAt(end - 1)))
        end--;
    const separator = cursor.skipSpaces();
    if (separator !== '=' && separator !== ':') {
        cursor.report('missing attribute value: expected "=" or ":" after the key', cursor.at);
        skipExpression(cursor, 'line');
        if (cursor.at === start)
            cursor.at++;
        return { name: undefined, start, end, value: { kind: 'other', start: end, end: cursor.at } };
    }
    cursor.at++;
    const value = readExpression(cursor, 'line');
    return { name, start, end, value };
}
/** A key that is a name, a string or a number, or a string in parentheses; undefined for others. */
function readKey(cursor, first) {
    const start = cursor.at;
    let name;
    if (first === '"' || first === '(') {
        const key = readLiteral(cursor, first);
        if (key?.kind === 'string')
            name = key.value;
    }
    else
        name = cursor.readName();
    const next = cursor.skipSpaces();
    if (next === '=' || next === ':')
        return name;
    skipKey(cursor);
    const text = cursor.text.slice(start, cursor.at).trimEnd();
    return /^\d+$/.test(text) ? text : undefined;
}
/** Skips the rest of a key that is an expression, up to its separator. */
function skipKey(cursor) {
    const operator = /[=!<>]=|[-+*/%<>!&|?.]/y;
    for (;;) {
        const next = cursor.skipSpaces();
        const start = cursor.at;
        operator.lastIndex = start;
        if (cursor.isLineComment(next))
            return;
        if (isNamePart(next))
            cursor.at++;
        else if (next === '[' || next === '(') {
            cursor.at++;
            skipBrackets(cursor, next, start);
        }
        else if (next === '"')
            readString(cursor);
        else if (operator.test(cursor.text))
            cursor.at = operator.lastIndex;
        else if (cursor.readName() === undefined)
            return;
    }
}
/** Whether a `for` expression begins here: the word cannot be a key (hclsyntax/parser.go). */
function isFor(cursor) {
    cursor.skipBlank();
    return cursor.text.startsWith('for', cursor.at) && !isNamePart(cursor.peek(3));
}

;// CONCATENATED MODULE: ./lib/hcl/operations.js
// Reads the operations of an expression: references, indexes, calls, comparisons and conditions.


// An expression that decides an address is short.
const MAX_CODE = 1024;
/** The operation that the whole code is; undefined for other operators, splats and `for`. */
function parseOperation(code) {
    if (code.length > MAX_CODE)
        return undefined;
    const reader = new Reader(new Cursor(code));
    const operation = reader.condition();
    return reader.isAtEnd() ? operation : undefined;
}
class Reader {
    cursor;
    constructor(cursor) {
        this.cursor = cursor;
    }
    isAtEnd() {
        this.cursor.skipBlank();
        return this.cursor.isAtEnd() && this.cursor.mistake === undefined;
    }
    condition() {
        if (this.cursor.depth >= MAX_DEPTH)
            return undefined;
        this.cursor.depth++;
        const test = this.comparison();
        let found = test;
        if (test !== undefined && this.take('?')) {
            const yes = this.condition();
            const no = this.take(':') ? this.condition() : undefined;
            found = yes && no && { kind: 'condition', test, yes, no };
        }
        this.cursor.depth--;
        return found;
    }
    comparison() {
        const left = this.steps();
        const isEqual = this.take('==');
        if (left === undefined || (!isEqual && !this.take('!=')))
            return left;
        const right = this.steps();
        return right && { kind: 'comparison', isEqual, left, right };
    }
    steps() {
        let found = this.primary();
        while (found !== undefined) {
            let key;
            if (this.take('.'))
                key = this.attribute();
            else if (this.take('[')) {
                key = this.condition();
                if (!this.take(']'))
                    return undefined;
            }
            else
                return found;
            found = key && { kind: 'step', of: found, key };
        }
        return undefined;
    }
    /** After a dot. */
    attribute() {
        const { cursor } = this;
        const start = cursor.at;
        const name = cursor.readName() ?? this.match(/\d+/y);
        if (name === undefined)
            return undefined;
        const expression = { kind: 'string', start, end: cursor.at, value: name, verbatim: name };
        return { kind: 'literal', expression: expression };
    }
    primary() {
        const { cursor } = this;
        if (this.take('(')) {
            const inner = this.condition();
            return this.take(')') ? inner : undefined;
        }
        const next = cursor.skipBlank();
        const start = cursor.at;
        const name = cursor.readName();
        if (name !== undefined)
            return this.named(name, start);
        const number = this.match(/\d+(?:\.\d+)?/y);
        if (number !== undefined)
            return primitive(Number(number), start, cursor.at);
        const expression = next === '"' || next === '{' || next === '[' ? readLiteral(cursor, next) : undefined;
        return expression && { kind: 'literal', expression };
    }
    named(name, start) {
        const { cursor } = this;
        const word = { true: true, false: false, null: null }[name];
        if (word !== undefined)
            return primitive(word, start, cursor.at);
        if (!this.take('('))
            return { kind: 'name', name };
        const given = [];
        while (!this.take(')')) {
            const next = this.condition();
            if (next === undefined || (!this.take(',') && cursor.skipBlank() !== ')'))
                return undefined;
            given.push(next);
        }
        return { kind: 'call', name, given };
    }
    take(sign) {
        const { cursor } = this;
        cursor.skipBlank();
        if (!cursor.text.startsWith(sign, cursor.at))
            return false;
        cursor.at += sign.length;
        return true;
    }
    match(pattern) {
        const { cursor } = this;
        pattern.lastIndex = cursor.at;
        const [found] = pattern.exec(cursor.text) ?? [];
        cursor.at += found?.length ?? 0;
        return found;
    }
}
const primitive = (value, start, end) => ({
    kind: 'literal',
    expression: { kind: 'primitive', start, end, value }
});

;// CONCATENATED MODULE: ./lib/hcl/evaluate.js
// Evaluates expressions as far as literals, and the names that a scope knows, decide them.

/** The beginning of a text whose rest is not known. */
class Beginning {
    text;
    /** The name whose value is withheld, as far as that is why the rest is not known. */
    withheld;
    constructor(text, withheld = null) {
        this.text = text;
        this.withheld = withheld;
    }
}
// No source address is longer.
const MAX_TEXT = 4096;
// Recursion stays far from the end of the stack.
const evaluate_MAX_DEPTH = 200;
// Real expressions take some dozens.
const MAX_STEPS = 20_000;
// Of all expressions: some seconds. A large repository takes a hundredth.
const MAX_ALL_STEPS = 5_000_000;
/** Bounds the evaluation of one expression, across all the files that it leads to, and of all of them. */
class Effort {
    depth = 0;
    steps = 0;
    allSteps = 0;
    /** Begins another expression. */
    renew() {
        this.steps = 0;
        this.count();
    }
    /** A step that evaluates nothing itself. */
    count() {
        this.allSteps += 1;
    }
    /** No expression is evaluated any more. */
    get isSpent() {
        return this.allSteps > MAX_ALL_STEPS;
    }
    /** A longer text than an address is not known. */
    spend(work) {
        this.steps += 1;
        this.count();
        if (this.depth >= evaluate_MAX_DEPTH || this.steps > MAX_STEPS || this.isSpent)
            return undefined;
        this.depth += 1;
        const result = work();
        this.depth -= 1;
        return typeof result === 'string' && result.length > MAX_TEXT ? undefined : result;
    }
}
/** Literals alone are known. */
const noScope = () => ({
    name: () => undefined,
    call: () => undefined,
    effort: new Effort()
});
/** The value of an expression; undefined if it is not known. */
const evaluate = ({ expression, text }, scope) => scope.effort.spend(() => dataOf(expression, text, scope));
/** The value of an expression that is given as text. */
function evaluateText(code, scope) {
    const operation = parseOperation(code);
    return operation && perform(operation, code, scope);
}
/** The text of a value within a template. */
const textOf = (data) => typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
    ? String(data)
    : undefined;
/** Calls `make` once for each key. A value that needs itself is undefined. */
function remembered(make) {
    const known = new Map();
    return (key) => {
        if (!known.has(key)) {
            known.set(key, undefined);
            known.set(key, make(key));
        }
        return known.get(key);
    };
}
function dataOf(expression, text, scope) {
    switch (expression.kind) {
        case 'string':
        case 'primitive':
            return expression.value;
        case 'object':
            return remembered((key) => {
                const item = indexOf(expression.items).get(key);
                return item && evaluate(codeOf(item, text), scope);
            });
        case 'tuple':
            return remembered((key) => {
                const element = expression.elements[Number(key)];
                return element && evaluate({ expression: element, text }, scope);
            });
        case 'template':
            return joined(chosenParts(expression.parts, text, scope), text, scope);
        case 'other':
            return evaluateText(text.slice(expression.start, expression.end), scope);
    }
}
const codeOf = ({ value }, text) => ({ expression: value, text });
const INDEXES = new WeakMap();
/** The first item of each name. An object may have a million, and be asked for each of them. */
function indexOf(items) {
    const before = INDEXES.get(items);
    if (before !== undefined)
        return before;
    const index = new Map();
    for (const item of items) {
        if (item.name !== undefined && !index.has(item.name))
            index.set(item.name, item);
    }
    INDEXES.set(items, index);
    return index;
}
function joined(parts, text, scope) {
    let whole = '';
    for (const part of parts) {
        const code = part.kind === 'known' ? undefined : interpolated(part, text);
        const data = part.kind === 'known' ? part.value : code && evaluateText(code, scope);
        const found = textOf(data);
        if (found === undefined)
            return beginningOf(whole, data);
        if (whole.length + found.length > MAX_TEXT)
            return undefined;
        whole += found;
    }
    return whole;
}
/** Known text, and what is known of the value after it. */
function beginningOf(known, next) {
    if (!(next instanceof Beginning))
        return new Beginning(known);
    return new Beginning((known + next.text).slice(0, MAX_TEXT), next.withheld);
}
const sequence = (part, text) => part.code ?? text.slice(part.start, part.end);
/** The code in `${ … }`; undefined for a directive. */
function interpolated(part, text) {
    const code = sequence(part, text);
    return code.startsWith('${') ? code.slice(2, -1).replace(/^~|~$/g, '') : undefined;
}
const IF = /^%\{~?\s*if\s([\s\S]*)\}$/;
const ELSE = /^%\{~?\s*else\s*~?\}$/;
const ENDIF = /^%\{~?\s*endif\s*~?\}$/;
// A longer directive is not read, nor those of a template with more parts.
const MAX_DIRECTIVE = 512;
const MAX_PARTS = 1000;
/** The parts that remain of a template whose only `%{ if … }` has a known condition. */
function chosenParts(parts, text, scope) {
    if (parts.length > MAX_PARTS)
        return parts;
    const codes = parts.map((part) => {
        const isShort = part.kind === 'unknown' && part.end - part.start <= MAX_DIRECTIVE;
        return isShort ? sequence(part, text) : '';
    });
    const [start, ...more] = codes.keys().filter((at) => IF.test(codes[at] ?? ''));
    const end = codes.findIndex((code) => ENDIF.test(code));
    if (start === undefined || more.length > 0 || end < start)
        return parts;
    const code = IF.exec(codes[start] ?? '')?.[1] ?? '';
    const condition = evaluateText(code.replace(/~$/, ''), scope);
    if (typeof condition !== 'boolean')
        return parts;
    const found = codes.findIndex((code) => ELSE.test(code));
    const middle = found < 0 ? end : found;
    const chosen = condition ? parts.slice(start + 1, middle) : parts.slice(middle + 1, end);
    return [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)];
}
function perform(operation, code, scope) {
    const of = (inner) => perform(inner, code, scope);
    return scope.effort.spend(() => {
        switch (operation.kind) {
            case 'literal':
                return dataOf(operation.expression, code, scope);
            case 'name':
                return scope.name(operation.name);
            case 'call':
                return scope.call(operation.name, operation.given.map(of));
            case 'step': {
                const object = of(operation.of);
                const key = textOf(of(operation.key));
                return typeof object === 'function' && key !== undefined ? object(key) : undefined;
            }
            case 'condition': {
                const test = of(operation.test);
                if (typeof test !== 'boolean')
                    return undefined;
                return of(test ? operation.yes : operation.no);
            }
            case 'comparison': {
                const [left, right] = [of(operation.left), of(operation.right)];
                const isKnown = [left, right].every((side) => side === null || textOf(side) !== undefined);
                return isKnown ? (left === right) === operation.isEqual : undefined;
            }
        }
    });
}

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __nccwpck_require__(4000);
;// CONCATENATED MODULE: ./lib/hcl/values.js
// The values of expressions as far as they are read in one file, and their places.




function sourceText({ text }, file) {
    const place = (0,hcl_structure/* placesIn */.yN)(text);
    return { text, place: (span) => ({ file, ...place(span) }) };
}
// No source address is longer.
const values_MAX_TEXT = 4096;
/**
 * A copy that does not keep the whole file in memory: in V8 a slice of 13 characters or more points
 * into the text that it comes from. Adding a character makes a text of its own.
 */
const detach = (text) => {
    const cut = (0,brief/* brief */.dh)(text, values_MAX_TEXT);
    return cut.length < 13 ? cut : ` ${cut}`.slice(1);
};
// Every string of the clients is in NFC (cty.StringVal).
const normalized = (text) => /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
const known = (text) => ({ kind: 'known', text: normalized(detach(text)) });
const pieceOf = (code) => code === undefined || code.length > MAX_CODE ? null : { code: detach(code) };
/** Reads strings, templates and constants. `isLiteral`: the clients evaluate nothing here. */
function readValue(source, expression, isLiteral = false) {
    const written = () => source.text.slice(expression.start, expression.end);
    const partial = (pieces) => ({
        kind: 'pieces',
        pieces,
        text: detach(written())
    });
    switch (expression.kind) {
        case 'string':
            return known(isLiteral ? expression.verbatim : expression.value);
        case 'template': {
            if (isLiteral && expression.verbatim !== undefined)
                return known(expression.verbatim);
            const pieces = chosenParts(expression.parts, source.text, noScope()).map((part) => part.kind === 'known' ? detach(part.value) : pieceOf(interpolated(part, source.text)));
            if (pieces.every((piece) => typeof piece === 'string'))
                return known(pieces.join(''));
            // A directive decides several parts.
            return partial(pieces.includes(null) ? [pieceOf(written())] : pieces);
        }
        case 'other': {
            const code = written();
            const constant = evaluateText(code, noScope());
            return typeof constant === 'string' ? known(constant) : partial([pieceOf(code)]);
        }
        case 'primitive':
        case 'object':
        case 'tuple':
            return partial([null]);
    }
}
/** A member of the object that the value is. */
function memberOf(value, name) {
    const [piece] = value.kind === 'pieces' ? value.pieces : [];
    if (value.kind === 'known' || typeof piece !== 'object' || piece === null)
        return value;
    return { ...value, pieces: [{ code: `(${piece.code}).${name}` }] };
}
/** The text of a literal; null for everything else. */
function literalText(expression) {
    if (expression?.kind !== 'string')
        return null;
    return normalized(detach(expression.value));
}
/** Puts the pieces of a value together. */
function resolveValue({ pieces }, scope) {
    let text = '';
    for (const piece of pieces) {
        const data = typeof piece === 'object' && piece !== null ? evaluateText(piece.code, scope) : piece;
        if (data === null && piece !== null && pieces.length === 1)
            return { isWhole: true, text: null, withheld: null };
        const found = textOf(data ?? undefined);
        if (found === undefined) {
            return { isWhole: false, ...beginningOf(text, data ?? undefined) };
        }
        if (text.length + found.length > values_MAX_TEXT)
            return { isWhole: false, text, withheld: null };
        text += found;
    }
    return { isWhole: true, text: normalized(detach(text)), withheld: null };
}

// EXTERNAL MODULE: ./lib/problems/source.js
var source = __nccwpck_require__(8011);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __nccwpck_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __nccwpck_require__(5011);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __nccwpck_require__(1022);
// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __nccwpck_require__(3625);
// EXTERNAL MODULE: ./lib/protocol/address-advice.js
var address_advice = __nccwpck_require__(3229);
// EXTERNAL MODULE: ./lib/protocol/package-address.js
var package_address = __nccwpck_require__(4321);
;// CONCATENATED MODULE: ./lib/scan/grammars.js
// What a text means to a client, by the grammar that it follows: the host, or why it is wrong.







const NO_HOST = { host: null, isHostImplied: false, needed: null };
const named = (host) => ({
    host,
    isHostImplied: false,
    needed: (0,hostname/* isGenericHostname */.Rt)(host) ? 'state' : host
});
const implied = (host) => ({ host, isHostImplied: true, needed: host });
/** A host that is named, but not contacted. */
const unneeded = (host) => ({ host, isHostImplied: false, needed: null });
/** No registry is used, but perhaps another host. */
const direct = (directHost) => directHost === null ? NO_HOST : { ...NO_HOST, directHost };
const wrong = (problem) => ({ ...NO_HOST, problem });
const rejected = (error, advice) => wrong((0,source.sourceInvalid)({ reason: 'rejected', error, advice }));
/** `advice` is null where the text means what it seems to mean. */
function withAdvice(meaning, text, advice) {
    if (advice === null)
        return meaning;
    return { ...meaning, problem: (0,source.sourceNearMiss)({ text, host: meaning.host, advice }) };
}
const GRAMMARS = {
    module: readModule,
    'test-module': (text, client, hasVersion) => {
        const isRemote = (0,module_address/* parseModuleSource */.vL)(text, client).kind === 'remote';
        if (client === 'opentofu' || !isRemote)
            return readModule(text, client, hasVersion);
        return wrong((0,source.sourceInvalid)({ reason: 'remote-in-test', text }));
    },
    'registry-module': (text, client) => {
        const module = (0,module_address/* parseRegistryModule */.rE)(text, client);
        return module.ok ? fromRegistry(module.value) : readPackage(text, client);
    },
    provider: readProvider,
    'locked-provider': readLockedProvider,
    'stack-component': readStackComponent,
    stack: (text, client) => {
        const component = (0,module_address/* parseComponentSource */.A)(text);
        if (component.ok && !text.startsWith('.'))
            return unneeded(component.value.host);
        return { ...readStackComponent(text, client), isHostImplied: false, needed: null };
    },
    'stack-output': (text) => {
        const [first = '', ...rest] = text.split('/');
        if (rest.length === 3)
            return readHost(first, unneeded);
        return wrong((0,source.sourceInvalid)({ reason: 'stack', text }));
    },
    terragrunt: readTerragrunt,
    host: (text) => readHost(text, named),
    url: readPackage
};
/**
 * What the beginning of a text means if the rest is not known: a local path, or a host whose part is
 * complete. Undefined where that does not decide it.
 */
function readBeginning(grammar, text, client) {
    if (grammar === 'terragrunt') {
        const [, host] = /^tfr:\/\/([^/?]*)\//.exec(text) ?? [];
        // Nothing else needs a registry.
        if (host === undefined)
            return /^$|^t$|^tfr?$|^tfr:/.test(text) ? undefined : NO_HOST;
        return host === '' ? implied((0,module_address/* defaultRegistry */.Vm)(client)) : readHost(host, named);
    }
    if (grammar === 'url')
        return direct((0,package_address/* packageHostOf */.uE)(text, client));
    if (grammar !== 'module')
        return undefined;
    // A path, a forced getter, a URL, Git over SSH.
    if (/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(text)) {
        return direct((0,package_address/* packageHostOf */.uE)(text, client));
    }
    const slash = text.indexOf('/');
    if (slash < 0)
        return undefined;
    const whole = (0,module_address/* parseModuleSource */.vL)(`${text.slice(0, slash)}/a/b/c`, client);
    return whole.kind === 'registry' ? fromRegistry(whole) : direct((0,package_address/* packageHostOf */.uE)(text, client));
}
const fromRegistry = ({ host, hostImplied }) => hostImplied ? implied(host) : named(host);
function readHost(text, use) {
    const host = (0,hostname/* parseHostname */.Pv)(text);
    const advice = (0,address_advice/* hostAdvice */.L6)(text);
    if (host.ok)
        return withAdvice(use(host.value), text, advice);
    return wrong((0,source.hostInvalid)({ text, error: host.why, advice }));
}
function readModule(text, client, hasVersion) {
    if ((0,module_address/* isLocalPath */.Nj)(text) && !hasVersion)
        return NO_HOST;
    const address = (0,module_address/* parseModuleSource */.vL)(text, client);
    const registry = address.kind === 'registry' ? (0,parsed/* accept */.J)(address) : (0,module_address/* parseRegistryModule */.rE)(text, client);
    if (hasVersion && !registry.ok) {
        const { why: error } = registry;
        const read = address.kind === 'local' ? address : { kind: 'invalid', error };
        return rejected(error, (0,address_advice/* moduleAdvice */.NM)(text, read, registry));
    }
    const advice = (0,address_advice/* moduleAdvice */.NM)(text, address, registry);
    if (registry.ok)
        return withAdvice(fromRegistry(registry.value), text, advice);
    if (address.kind === 'invalid')
        return rejected(address.error, advice);
    const host = address.kind === 'remote' ? address.host : null;
    return withAdvice(direct(host), text, advice);
}
function readProvider(text, client) {
    const address = (0,provider_address/* parseProviderSource */.m)(text, client);
    switch (address.kind) {
        case 'registry':
        case 'legacy':
            if (address.hostImplied)
                return implied(address.host);
            return withAdvice(named(address.host), text, (0,address_advice/* providerAdvice */.cr)(text));
        case 'builtin':
            return unneeded(address.host);
        case 'invalid': {
            // The client's own advice is in a paragraph of its own.
            const [error = '', advice] = address.error.split('\n\n');
            return rejected(error, advice ?? (0,address_advice/* providerAdvice */.cr)(text));
        }
    }
}
function readLockedProvider(text, client) {
    const address = (0,provider_address/* parseProviderSource */.m)(text, client);
    if (address.kind === 'invalid')
        return rejected(address.error, null);
    if (address.hostImplied)
        return wrong((0,source.sourceInvalid)({ reason: 'locked-provider', text }));
    if (address.kind === 'builtin')
        return unneeded(address.host);
    // `tofu init` copies these entries to OpenTofu's own registry (depsfile/locks.go).
    const isCopied = client === 'opentofu' &&
        address.host === (0,module_address/* defaultRegistry */.Vm)('terraform') &&
        address.namespace === 'hashicorp';
    return { ...named(address.host), needed: isCopied ? (0,module_address/* defaultRegistry */.Vm)(client) : address.host };
}
/** Local, module registry, component registry, or anything else (go-slug sourceaddrs/source.go). */
function readStackComponent(text, client) {
    if (text !== text.trim())
        return wrong((0,source.sourceInvalid)({ reason: 'white-space', text }));
    if (text === '.' || text === '..')
        return NO_HOST;
    const module = (0,module_address/* parseRegistryModule */.rE)(text, client);
    if (module.ok)
        return fromRegistry(module.value);
    const component = (0,module_address/* parseComponentSource */.A)(text);
    if (component.ok)
        return unneeded(component.value.host);
    const address = (0,module_address/* parseModuleSource */.vL)(text, client);
    if (address.kind === 'invalid')
        return rejected(address.error, (0,address_advice/* moduleAdvice */.NM)(text, address, module));
    return direct(address.kind === 'remote' ? address.host : null);
}
/** A source, or the URL of a backend, whose only host is one that is contacted without discovery. */
function readPackage(text, client) {
    const source = (0,package_address/* parsePackageSource */.Zy)(text, client);
    return direct(source.ok ? source.value.host : null);
}
/** `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`; nothing else needs a registry. */
function readTerragrunt(text, client) {
    const [, host, path = ''] = /^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(text) ?? [];
    if (host === undefined) {
        // Only Terragrunt has go-getter's shorthand for GitLab (go-getter detect_gitlab.go).
        return text.startsWith('gitlab.com/') ? direct('gitlab.com') : readPackage(text, client);
    }
    const [module = ''] = path.split('//');
    if (module.split('/').length !== 3)
        return wrong((0,source.sourceInvalid)({ reason: 'terragrunt', text }));
    const version = /[?&]version=([^&]*)/.exec(text)?.[1];
    const meaning = host === '' ? implied((0,module_address/* defaultRegistry */.Vm)(client)) : readHost(host, named);
    return version === undefined ? meaning : { ...meaning, versions: version };
}

;// CONCATENATED MODULE: ./lib/scan/meanings.js
// What a reference to a host means to each client that reads its file. Equal references are read once.







function meaningOf({ kind }, reference, client) {
    const { row, value, versions } = reference;
    if (value === undefined)
        return meaningOfAbsent(reference, kind, client);
    if (value.kind === 'known')
        return GRAMMARS[row.grammar](value.text, client, versions !== null);
    if (value.text === 'null')
        return meaningOfNull(reference, kind, client);
    return settledMeaning(row, value, client) ?? NO_HOST;
}
/** What a value means whose beginning is enough; undefined where other values decide it. */
function settledMeaning(row, value, client) {
    const { text } = resolveValue(value, noScope());
    return text === null ? undefined : readBeginning(row.grammar, text, client);
}
/** Whether the meaning depends on variables, locals, or anything else outside of the value. */
function isOpen({ row, value }) {
    if (value?.kind !== 'pieces' || value.text === 'null')
        return false;
    return protocol_clients/* MAIN_CLIENTS */.Du.some((client) => settledMeaning(row, value, client) === undefined);
}
/** Whether other files decide what the file's references mean. */
const dependsOnOthers = ({ references }) => references.some((reference) => reference.row.evaluation !== undefined && isOpen(reference));
/** What an open reference means in one use of its module. */
function meaningOfUse({ kind }, reference, client, candidates) {
    const { row, versions, address, value } = reference;
    const possible = possibleOf(candidates);
    const meanings = possible.map(({ isWhole, text }) => {
        if (text === null)
            return meaningOfNull(reference, kind, client);
        if (isWhole)
            return GRAMMARS[row.grammar](text, client, versions !== null);
        return readBeginning(row.grammar, text, client);
    });
    const [first] = meanings;
    const isSame = meanings.every((meaning) => meaning?.needed === first?.needed);
    if (first !== undefined && isSame && !meanings.includes(undefined))
        return first;
    if (row.grammar === 'terragrunt' && isGit(value))
        return NO_HOST;
    const [variable] = client === 'terraform' ? possible.flatMap(({ withheld }) => withheld ?? []) : [];
    const isNever = row.evaluation !== undefined && row.evaluation[client] === undefined;
    const problem = (0,source.sourceDynamic)({
        address,
        argument: row.grammar === 'host' ? 'hostname' : 'source',
        expression: value?.kind === 'pieces' ? value.text : '',
        candidates: possible.map(({ isWhole, text, from }) => ({ text: isWhole ? text : null, from })),
        refused: isNever ? 'never' : variable === undefined ? null : { variable }
    });
    return { ...NO_HOST, problem };
}
/** Only Git has `ref`; a registry has `version`. */
const isGit = (value) => value?.kind === 'pieces' &&
    value.pieces.some((piece) => typeof piece === 'string' && /[?&]ref=/.test(piece));
/** Without a default, one of the files that can be given to the client is given. */
function possibleOf(candidates) {
    if (!candidates.some(({ isWhole, from }) => isWhole && from !== null))
        return candidates;
    return candidates.filter(({ isWhole, from }) => isWhole || from !== null);
}
function meaningOfNull(reference, file, client) {
    const { row, address } = reference;
    if (row.defaults !== undefined) {
        return meaningOfAbsent({ ...reference, kind: row.absent ?? reference.kind }, file, client);
    }
    // For the address of a backend, null is the same as no argument.
    if (row.grammar === 'url')
        return NO_HOST;
    return { ...NO_HOST, problem: (0,source.sourceInvalid)({ reason: 'null', address }) };
}
const MISSING_IN = {
    cloud_default: 'cloud block',
    remote_state_default: 'remote state'
};
function meaningOfAbsent(reference, file, client) {
    const { row, kind, address, localName } = reference;
    if (row.defaults !== undefined) {
        const host = row.defaults[client];
        if (host !== null)
            return implied((0,module_address/* knownHost */.mD)(host));
        return { ...NO_HOST, problem: (0,source.hostMissing)({ block: MISSING_IN[kind] ?? 'remote backend' }) };
    }
    if (kind === 'required_provider_invalid') {
        return { ...NO_HOST, problem: (0,source.sourceInvalid)({ reason: 'not-a-requirement', address }) };
    }
    // A local name without a source means the provider of that name, or the client's own provider.
    if (localName !== null && file.class !== 'stack' && file.class !== 'deploy') {
        const isProvider = localName !== 'terraform' && (0,provider_address/* parseProviderPart */.s)(localName).ok;
        return isProvider ? implied((0,module_address/* defaultRegistry */.Vm)(client)) : NO_HOST;
    }
    if (file.isOverride)
        return NO_HOST;
    return { ...NO_HOST, problem: (0,source.sourceInvalid)({ reason: 'missing', address }) };
}
// Sources repeat: of a hundred thousand, a few thousand differ. The cache is emptied beyond this size.
const MAX_CACHED = 10_000;
/** For all modules of one scan. */
class MeaningCache {
    cached = new Map();
    /** Thousands of usages have the same needs: one copy is enough. */
    needs = new Map();
    /** Of a reference that is not open. */
    of(file, reference) {
        const { row, value, versions } = reference;
        // Local paths hardly repeat, and are read quickly.
        if (value?.kind !== 'known' || (0,module_address/* isLocalPath */.Nj)(value.text))
            return this.read(file, reference);
        const { clients } = file.kind;
        const client = clients.length > 1 ? '' : clients[0];
        const key = `${row.grammar} ${row.service} ${client} ${versions === null} ${value.text}`;
        const before = this.cached.get(key);
        if (before !== undefined)
            return before;
        if (this.cached.size >= MAX_CACHED)
            this.cached.clear();
        const meanings = this.read(file, reference);
        this.cached.set(key, meanings);
        return meanings;
    }
    /** One for each use of the module in which an open reference means something else. */
    ofUses(file, reference, uses) {
        const different = file.kind.clients.map((client) => {
            const found = new Map();
            for (const candidates of uses(client)) {
                const meaning = meaningOfUse(file, reference, client, candidates);
                const { host, needed, problem, versions } = meaning;
                const key = [host, needed, versions, problem?.message].join(' ');
                if (!found.has(key))
                    found.set(key, { client, meaning });
            }
            return [...found.values()];
        });
        const most = Math.max(...different.map(({ length }) => length));
        return Array.from({ length: most }, (_, use) => this.meaningsOf(different.flatMap((meanings) => meanings[use] ?? []), reference));
    }
    read(file, reference) {
        const all = [];
        for (const client of file.kind.clients) {
            const [first] = all;
            const isSame = first !== undefined && isForEveryClient(reference, first.meaning);
            const meaning = isSame ? first.meaning : meaningOf(file, reference, client);
            all.push({ client, meaning });
        }
        return this.meaningsOf(all, reference);
    }
    meaningsOf(all, { row }) {
        const dependsOnModule = all.some(({ meaning }) => meaning.needed === 'state');
        return {
            all,
            first: all.find(({ meaning }) => hasHost(meaning))?.meaning ?? NO_HOST,
            hasProblem: all.some(({ meaning }) => meaning.problem !== undefined),
            needs: dependsOnModule ? null : this.share(needsOf(all, row, () => null))
        };
    }
    share(needs) {
        const key = needs.map(({ host, service, clients }) => [host, service, ...clients]).join('|');
        const before = this.needs.get(key);
        if (before !== undefined)
            return before;
        this.needs.set(key, needs);
        return needs;
    }
}
const hasHost = ({ host, directHost }) => host !== null || directHost !== undefined;
// A local path, and a registry that is named, mean the same to every client.
const isForEveryClient = ({ row, value }, { host, isHostImplied, problem }) => {
    if (row.grammar !== 'module' || value?.kind !== 'known' || problem !== undefined)
        return false;
    return value.text.startsWith('.') || (host !== null && !isHostImplied);
};
/** What these clients need. `stateHost` is the host of the module's cloud or backend block. */
function needsOf(meanings, { service }, stateHost) {
    if (service === null)
        return [];
    const needs = new Map();
    for (const { client, meaning } of meanings) {
        // Without such a block, only the generic hostname is known.
        const host = meaning.needed === 'state' ? (stateHost(client) ?? meaning.host) : meaning.needed;
        if (host === null)
            continue;
        const clients = [...(needs.get(host)?.clients ?? []), client];
        needs.set(host, { host, service, clients });
    }
    return [...needs.values()];
}

;// CONCATENATED MODULE: ./lib/scan/module-scope.js
// What one file adds to its module besides references to hosts: uses of providers, and its backend.


const NO_SCOPE = {
    providerUses: new Map(),
    hasBackend: false,
    traits: []
};
// The blocks to read, and how many labels they have.
const BLOCKS = new Map([
    ['language', 0],
    ['terraform', 0],
    ['provider', 1],
    ['check', 1],
    ['import', 0],
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['list', 2],
    ['action', 2]
]);
function scopeOf(source, body) {
    const maySelect = body.kind === 'json' || source.text.includes('provider');
    const scope = new ScopeReader(source, maySelect);
    if (body.kind === 'native') {
        for (const block of body.blocks) {
            if (BLOCKS.get(block.type) === block.labels.length)
                scope.read(block);
        }
    }
    else {
        for (const [type, labels] of BLOCKS)
            (0,hcl_structure/* blocksOf */.SH)(body, type, labels).forEach(scope.read, scope);
    }
    return scope.result();
}
/** Terragrunt's arguments that choose a client and its version. */
function terragruntScopeOf(source, body) {
    const traits = TERRAGRUNT_TRAITS.flatMap(({ argument, kind }) => {
        const value = (0,hcl_structure/* attributeOf */.w4)(body, argument)?.value;
        const text = literalText(value);
        if (value === undefined || text === null)
            return [];
        const place = source.place(value);
        if (kind === 'version')
            return [{ kind, text, place }];
        const name = /(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(text)?.[1];
        return name === undefined ? [] : [{ kind, text: name, place }];
    });
    return traits.length === 0 ? NO_SCOPE : { ...NO_SCOPE, traits };
}
const TERRAGRUNT_TRAITS = [
    { argument: 'terraform_binary', kind: 'binary' },
    { argument: 'terraform_version_constraint', kind: 'version' }
];
/** The same scope without the text of the file: everything is worked out. */
function releaseText(scope) {
    const providerUses = new Map();
    for (const [localName, describe] of scope.providerUses) {
        const use = describe();
        providerUses.set(detach(localName), () => use);
    }
    return { ...scope, providerUses };
}
class ScopeReader {
    uses;
    hasBackend = false;
    traits;
    source;
    maySelect;
    /** `maySelect`: some block may have an argument `provider`. */
    constructor(source, maySelect) {
        this.source = source;
        this.maySelect = maySelect;
    }
    read(block) {
        const { type, labels, body } = block;
        switch (type) {
            case 'language':
                this.addTrait('language', block);
                return;
            case 'terraform':
                this.hasBackend ||=
                    (0,hcl_structure/* blocksOf */.SH)(body, 'backend', 1).length > 0 || (0,hcl_structure/* blocksOf */.SH)(body, 'cloud', 0).length > 0;
                for (const encryption of (0,hcl_structure/* blocksOf */.SH)(body, 'encryption', 0)) {
                    this.addTrait('encryption', encryption);
                }
                this.addValue('version', (0,hcl_structure/* attributeOf */.w4)(body, 'required_version'));
                return;
            case 'provider':
                for (const label of labels)
                    this.use(label.value, label.value, label, [block]);
                if ((0,hcl_structure/* attributeOf */.w4)(body, 'for_each') !== undefined)
                    this.addTrait('provider-for-each', block);
                return;
            case 'action':
                this.addTrait('action', block);
                this.readTyped(block, [block]);
                return;
            case 'check':
                for (const inner of (0,hcl_structure/* blocksOf */.SH)(body, 'data', 2))
                    this.readTyped(inner, [block, inner]);
                return;
            case 'import':
                this.readNamed(block, [block]);
                return;
            default:
                this.readTyped(block, [block]);
        }
    }
    result() {
        const { hasBackend, uses, traits } = this;
        return {
            providerUses: uses ?? NO_SCOPE.providerUses,
            hasBackend,
            traits: traits ?? NO_SCOPE.traits
        };
    }
    addTrait(kind, span, text = '') {
        this.traits ??= [];
        this.traits.push({ kind, text, place: this.source.place(span) });
    }
    addValue(kind, argument) {
        const text = literalText(argument?.value);
        if (argument !== undefined && text !== null)
            this.addTrait(kind, argument.value, text);
    }
    /** A block whose first label is a type, which begins with its provider's name. */
    readTyped(block, path) {
        const [type] = block.labels;
        if (type === undefined || this.readNamed(block, path))
            return;
        this.use(providerOfType(type.value), type.value, type, path);
    }
    /** `provider = aws.west` */
    readNamed(block, path) {
        if (!this.maySelect)
            return false;
        const provider = (0,hcl_structure/* attributeOf */.w4)(block.body, 'provider')?.value;
        const localName = provider === undefined ? undefined : localNameAt(this.source, provider);
        if (provider === undefined || localName === undefined)
            return false;
        this.use(localName, localName, provider, path);
        return true;
    }
    use(localName, text, span, path) {
        this.uses ??= new Map();
        if (this.uses.has(localName))
            return;
        const { source } = this;
        this.uses.set(localName, () => ({
            text: detach(text),
            address: addressOf(path),
            place: source.place(span)
        }));
    }
}
const addressOf = (path) => detach(path.flatMap(({ type, labels }) => [type, ...labels.map(({ value }) => value)]).join('.'));
/** Text before the first `_` (Terraform addrs/resource.go ImpliedProvider). */
const providerOfType = (type) => {
    const end = type.indexOf('_');
    return end < 0 ? type : type.slice(0, end);
};
// `provider = aws.west`; the older form has quotes around it.
const PROVIDER = /^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u;
// Longer than any name.
const MAX_PROVIDER = 256;
function localNameAt({ text }, { start, end }) {
    return PROVIDER.exec(text.slice(start, Math.min(end, start + MAX_PROVIDER)))?.[1];
}

// EXTERNAL MODULE: ./lib/protocol/services.js
var services = __nccwpck_require__(9562);
;// CONCATENATED MODULE: ./lib/scan/module-usages.js
// What the files of one module use together: overrides, constants and the module's own state decide.









// Many more than any real directory has. Each takes up to a kilobyte while its directory is decided.
const MAX_MODULE_USAGES = 50_000;
/**
 * The usages and notes of the files of one directory, in the order of files and lines. Values that an
 * override replaces are usages without needs. `cache` and `values` are shared by the modules of one scan;
 * `values` is only used where the meaning of a reference is open. After `max` usages the rest is not read,
 * and a note says so.
 */
function usagesOf(files, cache, values, max = MAX_MODULE_USAGES) {
    const usages = [];
    const notes = [];
    const module = new Module(files, cache, values);
    for (const file of files) {
        for (const note of file.notes)
            notes.push(note);
        if (file.isContext)
            continue;
        for (const reference of file.references) {
            if (usages.length >= max) {
                notes.push((0,usage/* noteAbout */.YW)(file.file, (0,problems_file.fileLimit)({ kind: 'module-usages', max })));
                return inOrder(usages, notes);
            }
            const meanings = module.meaningsOf(file, reference);
            for (const one of meanings)
                usages.push(module.usageOf(file, reference, one));
            if (reference.row.isReserved || meanings.some(({ hasProblem }) => hasProblem)) {
                const all = meanings.flatMap((one) => one.all);
                notes.push(...notesOf(file, reference, module.inForce(file, reference, all)));
            }
        }
    }
    for (const usage of impliedProviders(files))
        usages.push(usage);
    return inOrder(usages, notes);
}
const inOrder = (usages, notes) => ({
    usages: usages.sort(byPlace),
    notes: notes.sort(byPlace)
});
class Module {
    files;
    cache;
    values;
    overrides;
    constructor(files, cache, values) {
        this.files = files;
        this.cache = cache;
        this.values = values;
        this.overrides = files.filter(({ kind }) => kind.isOverride);
    }
    /** One for each use of the module in which the reference means something else. */
    meaningsOf(file, reference) {
        const { value } = reference;
        if (value?.kind !== 'pieces' || !isOpen(reference))
            return [this.cache.of(file, reference)];
        return this.cache.ofUses(file, reference, (client) => this.values(reference, value, client));
    }
    usageOf(file, reference, meanings) {
        const { all, first, needs } = meanings;
        const inForce = this.inForce(file, reference, all);
        const isSame = inForce.length === all.length && needs !== null;
        return {
            kind: reference.kind,
            host: first.host,
            isHostImplied: first.isHostImplied,
            directHost: first.directHost,
            hasOwnToken: reference.hasOwnToken,
            text: reference.value?.text ?? null,
            address: reference.address,
            versions: reference.versions ?? first.versions ?? null,
            place: reference.place,
            clients: file.kind.clients,
            needs: isSame ? needs : needsOf(inForce, reference.row, this.stateHost),
            isOverridden: inForce.length === 0
        };
    }
    /** The meanings for the clients that use the value. */
    inForce(file, reference, meanings) {
        return meanings.filter(({ client }) => this.isInForce(file, reference, client));
    }
    replaced = (0,usage/* once */.Oo)((client) => replacedIn(this.overrides, client));
    /** Whether the client uses the value; otherwise an override file replaces it. */
    isInForce({ kind }, { mergeKey }, client) {
        if (this.overrides.length === 0 || kind.isOverride || mergeKey === null)
            return true;
        return !this.replaced(client).has(mergeKey);
    }
    /** The host that keeps the module's state. */
    stateHost = (0,usage/* once */.Oo)((client) => {
        for (const file of this.files) {
            if (!file.kind.clients.includes(client))
                continue;
            for (const reference of file.references) {
                const isBackend = reference.row.merges === 'backend';
                if (!isBackend || !this.isInForce(file, reference, client))
                    continue;
                const [first] = this.meaningsOf(file, reference);
                const needed = first?.all.find((each) => each.client === client)?.meaning.needed ?? null;
                if (needed !== null && needed !== 'state')
                    return needed;
            }
        }
        return null;
    });
}
function replacedIn(files, client) {
    const replaced = new Set();
    for (const { kind, references, scope } of files) {
        if (!kind.clients.includes(client))
            continue;
        if (scope.hasBackend)
            replaced.add('backend');
        for (const { mergeKey, value, localName } of references) {
            // An override without a source leaves a module's source as it is.
            if (mergeKey !== null && (value !== undefined || localName !== null))
                replaced.add(mergeKey);
        }
    }
    return replaced;
}
/** One note for each code; if several clients have it, in the words of the first. */
function notesOf(file, { place, row, value }, meanings) {
    const notes = new Map();
    const isPlaceholder = value?.kind === 'known' && (0,address_advice/* hasPlaceholder */.Kc)(value.text);
    // A value that a syntax error cuts short is not known either, but not because of `init`.
    const isBroken = file.notes.some((note) => note.place.line === place.line);
    for (const { client, meaning } of meanings) {
        const { problem, host } = meaning;
        if (problem === undefined || (isBroken && problem.code === 'source-dynamic'))
            continue;
        // Why a value is not known differs.
        const key = problem.code === 'source-dynamic' ? problem.message : problem.code;
        const before = notes.get(key) ?? { problem, host, clients: [], place, isPlaceholder };
        notes.set(key, { ...before, clients: [...before.clients, client] });
    }
    if (row.isReserved && meanings.length > 0) {
        const problem = (0,source.blockReserved)({ block: 'required_providers', parent: 'terraform' });
        const clients = meanings.map(({ client }) => client);
        notes.set(problem.code, { problem, host: null, clients, place });
    }
    return [...notes.values()];
}
const byPlace = ({ place: a }, { place: b }) => {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
};
/**
 * One usage for each provider that a module uses without requiring it, at its first use: it comes from each
 * client's default registry (Terraform addrs/provider.go).
 */
function impliedProviders(files) {
    if (files.every(({ scope }) => scope.providerUses.size === 0))
        return [];
    const found = new Map();
    // Most modules are the same to both clients.
    const isShared = files.every(({ kind }) => kind.clients.length === protocol_clients/* MAIN_CLIENTS */.Du.length);
    for (const clients of isShared ? [protocol_clients/* MAIN_CLIENTS */.Du] : protocol_clients/* MAIN_CLIENTS */.Du.map((client) => [client])) {
        const read = files.filter(({ kind }) => clients.every((one) => kind.clients.includes(one)));
        for (const [localName, use] of unrequired(read)) {
            const before = found.get(localName);
            if (before === undefined)
                found.set(localName, { use: use(), clients });
            else
                found.set(localName, { ...before, clients: [...before.clients, ...clients] });
        }
    }
    return found.values().map(toImpliedUsage).toArray();
}
/** The first use of each provider that is not required, by local name. */
function unrequired(files) {
    const known = new Set(['terraform']);
    for (const { references } of files) {
        for (const { localName } of references)
            if (localName !== null)
                known.add(localName);
    }
    const uses = new Map();
    for (const { scope, isContext } of files) {
        if (isContext)
            continue;
        for (const [localName, use] of scope.providerUses) {
            if (known.has(localName))
                continue;
            known.add(localName);
            if ((0,provider_address/* parseProviderPart */.s)(localName).ok)
                uses.set(localName, use);
        }
    }
    return uses;
}
function toImpliedUsage({ use, clients }) {
    const needs = NEEDS.filter((need) => clients.some((client) => need.clients.includes(client)));
    const shared = needs.length === NEEDS.length ? NEEDS : needs;
    const host = needs[0]?.host ?? null;
    const rest = { versions: null, isOverridden: false, isHostImplied: true };
    return { kind: 'implied_provider', host, ...use, clients, needs: shared, ...rest };
}
/** Of both clients, as in nearly every module: there may be tens of thousands of such usages. */
const NEEDS = protocol_clients/* MAIN_CLIENTS */.Du.map((client) => {
    return { host: (0,module_address/* defaultRegistry */.Vm)(client), service: services/* PROVIDERS */.xq, clients: [client] };
});

;// CONCATENATED MODULE: ./lib/hcl/json.js
// Reads HCL's JSON syntax: JSON with positions and duplicate names, also in files with mistakes.


// Far deeper than real configuration, and recursion stays far from the end of the stack.
const json_MAX_DEPTH = 200;
/**
 * Reads a text in HCL's JSON syntax (hcl/json/spec.md). Never throws; the time is linear in the length
 * of the text. A text with mistakes is read up to the first fatal one. Wrong commas and comments are
 * reported and skipped.
 *
 * Strings are read both as templates and verbatim; a byte order mark is a mistake here.
 */
function readHclJson(text, parts = new hcl_structure/* PartCount */.n_()) {
    const reader = new json_Reader(text, parts);
    const root = reader.readRoot();
    const body = { kind: 'json', members: root === undefined ? [] : (0,hcl_structure/* membersOf */.lS)(root) };
    return (0,hcl_structure/* structureOf */.pH)(text, body, reader.mistake, parts);
}
class json_Reader {
    text;
    parts;
    at = 0;
    depth = 0;
    mistake;
    constructor(text, parts) {
        this.text = text;
        this.parts = parts;
    }
    readRoot() {
        const { text } = this;
        if (text.startsWith('\uFEFF')) {
            this.report('invalid start of value: JSON has no byte order mark', 0);
            this.at = 1;
        }
        this.skipSpaces();
        const root = this.readValue();
        this.skipSpaces();
        if (root !== undefined && this.at < text.length) {
            const message = 'extraneous data after value: extra characters appear after the JSON value';
            this.report(message, this.at);
        }
        const isBody = root?.kind === 'object' || root?.kind === 'tuple';
        if (root !== undefined && !isBody) {
            const message = 'root value must be object: it is neither an object nor an array of objects';
            this.report(message, root.start);
        }
        return root;
    }
    /** Records a mistake; only the first one is kept. */
    report(message, start, end = start + 1) {
        this.mistake ??= { message, start, end };
    }
    /** After a fatal mistake: nothing more is read. */
    stop(message, start) {
        this.report(message, start);
        this.at = this.text.length;
    }
    /** Skips white space, and comments with a report; returns the next character, '' at the end. */
    skipSpaces() {
        const { text } = this;
        for (;;) {
            const code = text.charCodeAt(this.at);
            if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)
                this.at++;
            else if (code === 0x2f)
                this.skipComment();
            else
                return text.charAt(this.at);
        }
    }
    skipComment() {
        const isLine = this.text.startsWith('//', this.at);
        this.report('invalid start of value: JSON has no comments', this.at);
        const close = isLine ? '\n' : '*/';
        const end = this.text.indexOf(close, this.at + 1);
        this.at = end < 0 ? this.text.length : end + close.length;
    }
    /** Undefined after a fatal mistake, or after too many parts. */
    readValue() {
        const { text, parts, at: start } = this;
        if (!parts.add()) {
            this.at = text.length;
            return undefined;
        }
        const first = text.charAt(start);
        if (first === '"') {
            const value = this.readString();
            return value === undefined
                ? undefined
                : readBareTemplate(value, { start, end: this.at }, parts);
        }
        if (first === '{' || first === '[') {
            if (this.depth >= json_MAX_DEPTH)
                return this.stop(`values are nested deeper than ${json_MAX_DEPTH} levels`, start);
            this.depth++;
            const value = first === '{' ? this.readObject() : this.readArray();
            this.depth--;
            return value;
        }
        return this.readPrimitive();
    }
    readPrimitive() {
        const { text, at: start } = this;
        json_PRIMITIVE.lastIndex = start;
        const word = json_PRIMITIVE.exec(text)?.[0];
        if (word === undefined) {
            const expected = 'must start with a brace, a bracket, a number, a string, or a keyword';
            return this.stop(`invalid start of value: a JSON value ${expected}`, start);
        }
        this.at += word.length;
        return { kind: 'primitive', start, end: this.at, value: JSON.parse(word) };
    }
    readObject() {
        const start = this.at++;
        const items = [];
        for (let next = this.skipSpaces(); next !== '}'; next = this.skipSpaces()) {
            if (next !== '"') {
                this.stop('invalid object: expected a property name in double quotes, or "}"', this.at);
                break;
            }
            const item = this.readMember();
            if (item === undefined)
                break;
            items.push(item);
            this.endItem('}');
        }
        return { kind: 'object', start, end: this.skipBracket(), items };
    }
    readMember() {
        const start = this.at;
        const name = this.readString();
        if (name === undefined)
            return undefined;
        const end = this.at;
        if (this.skipSpaces() !== ':') {
            const message = 'missing property value colon: expected ":" after the property name';
            return this.stop(message, this.at);
        }
        this.at++;
        this.skipSpaces();
        const value = this.readValue();
        return value && { name, start, end, value };
    }
    readArray() {
        const start = this.at++;
        const elements = [];
        while (this.skipSpaces() !== ']') {
            const element = this.readValue();
            if (element === undefined)
                break;
            elements.push(element);
            this.endItem(']');
        }
        return { kind: 'tuple', start, end: this.skipBracket(), elements };
    }
    skipBracket() {
        if (this.at < this.text.length)
            this.at++;
        return this.at;
    }
    /** Between two items: a comma. */
    endItem(close) {
        const next = this.skipSpaces();
        const comma = this.at;
        if (next === close)
            return;
        if (next === '')
            this.stop(`unclosed value: no "${close}" before the end of the file`, comma);
        if (next !== ',') {
            this.report(`missing separator: expected "," or "${close}"`, comma);
            return;
        }
        this.at++;
        if (this.skipSpaces() === close)
            this.report('trailing comma: JSON allows none', comma);
    }
    /** At its quote; undefined if it is broken. */
    readString() {
        const { text, at: start } = this;
        let at = start + 1;
        let isPlain = true;
        for (let code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(at)) {
            if (!(code >= 0x20))
                return this.stopInString(start, at);
            if (code === 0x5c)
                isPlain = false;
            at += code === 0x5c ? 2 : 1;
        }
        this.at = at + 1;
        if (isPlain)
            return text.slice(start + 1, at);
        return this.unescape(text.slice(start + 1, at), start + 1);
    }
    stopInString(start, at) {
        const isOpen = at >= this.text.length || this.text.charCodeAt(at) === 0x0a;
        if (isOpen)
            return this.stop('invalid JSON string: no closing quote in its line', start);
        return this.stop('invalid JSON string: a control character must be escaped', at);
    }
    // A lone surrogate becomes U+FFFD, as in Go's encoding/json.
    unescape(escaped, start) {
        return escaped
            .replace(ESCAPE, (all, invalid, offset) => {
            if (invalid === undefined)
                return JSON.parse(`"${all}"`);
            const message = `invalid JSON string: ${JSON.stringify(all)} is not an escape sequence`;
            this.report(message, start + offset, start + offset + 2);
            return all;
        })
            .toWellFormed();
    }
}
const json_PRIMITIVE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// The group is what cannot follow a backslash.
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;

;// CONCATENATED MODULE: ./lib/hcl/native.js
// Reads HCL's native syntax: bodies of arguments and blocks, also in files with mistakes.





/**
 * Reads a text in HCL's native syntax. Never throws; the time is linear in the length of the text. A
 * text with mistakes is read as far as it makes sense, and its first mistake is reported.
 *
 * The grammar is that of hcl/hclsyntax/spec.md, but of expressions only what `Expression` has: other
 * mistakes in them are not seen as long as brackets and strings are complete.
 */
function readHcl(text, parts = new hcl_structure/* PartCount */.n_()) {
    const cursor = new Cursor(text, text.startsWith('\uFEFF') ? 1 : 0, parts);
    const body = readBody(cursor, undefined);
    return (0,hcl_structure/* structureOf */.pH)(text, body, cursor.mistake, parts);
}
/** Reads items up to and including the brace that closes the one at `open`, or to the end. */
function readBody(cursor, open) {
    const found = { attributes: [], blocks: [] };
    let isOneLine = open !== undefined && !cursor.isLineEnd(cursor.skipSpaces());
    for (;;) {
        const next = cursor.skipBlank();
        if (cursor.at >= cursor.text.length) {
            if (open !== undefined)
                cursor.report(UNCLOSED, open);
            break;
        }
        if (next === '}' && open !== undefined) {
            cursor.at++;
            break;
        }
        native_readItem(cursor, next, found);
        endItem(cursor, isOneLine, found);
        isOneLine = false;
    }
    return { kind: 'native', attributes: found.attributes, blocks: found.blocks };
}
const UNCLOSED = 'unclosed configuration block: there is no closing brace before the end of the file';
/** Reads an argument or a block; at least one character is skipped. */
function native_readItem(cursor, first, found) {
    const start = cursor.at;
    cursor.countPart();
    const name = first === '"' ? readQuotedName(cursor) : cursor.readName();
    if (name === undefined) {
        if (first < '\x80')
            cursor.report('argument or block definition required', start);
        else
            cursor.reportCharacter();
        skipRest(cursor, start);
        return;
    }
    const end = cursor.at;
    const next = cursor.skipSpaces();
    if (next === '=' && cursor.peek(1) !== '=') {
        cursor.at++;
        found.attributes.push({ name, start, end, value: readExpression(cursor, 'line') });
        return;
    }
    const labels = readLabels(cursor);
    const open = cursor.at;
    if (cursor.peek() !== '{') {
        const message = labels.length === 0
            ? `argument or block definition required: "${name}" has neither "=" nor "{" after it`
            : `invalid block definition: the header of "${name}" has no "{" at its end`;
        cursor.report(message, start, end);
        skipRest(cursor, start);
        return;
    }
    cursor.at++;
    const isUnread = UNREAD.has(name) && labels[0]?.value !== REMOTE_STATE;
    const isSkipped = isUnread && cursor.depth === 0 && cursor.mistake === undefined;
    const body = isSkipped ? skipBody(cursor, open) : readNestedBody(cursor, open);
    found.blocks.push({ type: name, labels, start, end: open, body });
}
// Most text of most repositories is in these blocks, and hardly a host: their bodies are read on demand.
// Until then only mistakes in brackets, strings and comments are seen. Measured: scans are 1.7 × as fast.
const UNREAD = new Set(['resource', 'data', 'ephemeral', 'output', 'variable']);
const REMOTE_STATE = 'terraform_remote_state';
/**
 * After `{`: skips the body without reading it, unless it has a mistake. Not tried again after a
 * mistake, so that no text is skipped more than three times.
 */
function skipBody(cursor, open) {
    const { at } = cursor;
    const isWhole = skipToClosing(cursor, '}', open);
    if (isWhole && cursor.mistake === undefined)
        return new UnreadBody(cursor, open);
    cursor.at = at;
    cursor.mistake = undefined;
    return readNestedBody(cursor, open);
}
/** A body that is read when its text alone does not answer a question. */
class UnreadBody {
    kind = 'native';
    text;
    open;
    end;
    parts;
    body;
    /** Between `open` and the cursor. */
    constructor({ text, at, parts }, open) {
        this.text = text;
        this.open = open;
        this.end = at;
        this.parts = parts;
    }
    get attributes() {
        return this.read().attributes;
    }
    get blocks() {
        return this.read().blocks;
    }
    mayHave(name) {
        return this.body !== undefined || this.text.slice(this.open, this.end).includes(name);
    }
    read() {
        if (this.body === undefined) {
            const cursor = new Cursor(this.text.slice(0, this.end), this.open + 1, this.parts);
            cursor.depth = 1;
            this.body = readBody(cursor, this.open);
        }
        return this.body;
    }
}
function readNestedBody(cursor, open) {
    if (cursor.depth >= MAX_DEPTH) {
        cursor.report(`blocks are nested deeper than ${MAX_DEPTH} levels`, open);
        skipToClosing(cursor, '}', open);
        return { kind: 'native', attributes: [], blocks: [] };
    }
    cursor.depth++;
    const body = readBody(cursor, open);
    cursor.depth--;
    return body;
}
/** HCL 1 allows quoted names; in HCL 2 this is a mistake, but the meaning is clear. */
function readQuotedName(cursor) {
    const start = cursor.at;
    const name = readString(cursor);
    cursor.report('invalid argument name: argument names must not be quoted', start, cursor.at);
    return name.kind === 'string' ? name.value : undefined;
}
function readLabels(cursor) {
    const labels = [];
    for (;;) {
        const next = cursor.skipSpaces();
        const start = cursor.at;
        let value;
        if (next === '"') {
            const label = readString(cursor);
            if (label.kind === 'string')
                value = label.value;
            else {
                value = cursor.text.slice(start + 1, Math.max(start + 1, cursor.at - 1));
                cursor.report('invalid block label: it has to be plain text', start, cursor.at);
            }
        }
        else
            value = cursor.readName();
        if (value === undefined)
            return labels;
        labels.push({ value, start, end: cursor.at });
        cursor.countPart();
    }
}
/** After an item its line must end, except for the brace that closes a block of one line. */
function endItem(cursor, isOneLine, found) {
    const next = cursor.skipSpaces();
    if (isOneLine && (next !== '}' || found.blocks.length > 0)) {
        cursor.report('invalid single-argument block definition: a block in one line has one argument at most', cursor.at);
    }
    else if (!isOneLine && !cursor.isLineEnd(next)) {
        cursor.report('missing newline after argument or block definition', cursor.at);
    }
}
/** After a mistake: skips to the end of the line, over brackets that open in it, and at least one character. */
function skipRest(cursor, start) {
    skipExpression(cursor, 'line');
    if (cursor.at === start || (isClosing(cursor.peek()) && cursor.peek() !== '}'))
        cursor.at++;
}

;// CONCATENATED MODULE: ./lib/scan/usage-table.js
// The table of every place in a file where a host can be named, and the service that it requires.

/** Blocks from the top of the file, each as its type and the patterns of its labels. */
const path = (...blocks) => blocks.map((block) => {
    const [type = '', ...labels] = block.split(' ');
    return { type, labels };
});
// OpenTofu has no host of its own for state.
const STATE_DEFAULTS = { terraform: 'app.terraform.io', opentofu: null };
const TFE_DEFAULTS = { terraform: 'app.terraform.io', opentofu: 'app.terraform.io' };
// Terraform evaluates module sources since 1.15, OpenTofu both since 1.8.
const IN_MODULE = { terraform: 'static', opentofu: 'static' };
const IN_BACKEND = { opentofu: 'static' };
const EVERYWHERE = { terraform: 'any', opentofu: 'any' };
const CONFIG = ['config', 'query', 'migrate'];
const STACKS = ['stack', 'deploy'];
const remoteState = (backend, service, ...within) => ({
    kind: 'remote_state',
    files: CONFIG,
    path: path(...within, 'data terraform_remote_state *'),
    position: { backend, argument: 'hostname' },
    grammar: 'host',
    service,
    evaluation: EVERYWHERE,
    absent: 'remote_state_default',
    defaults: STATE_DEFAULTS
});
const required = (files, blocks, more = {}) => ({
    kind: 'required_provider',
    files,
    path: path(...blocks),
    position: 'entries',
    grammar: 'provider',
    service: services/* PROVIDERS */.xq,
    isLiteral: true,
    absent: 'required_provider_nosource',
    ...more
});
const usage_table_source = (files, blocks, kinds, more) => ({
    kind: kinds[0],
    files,
    path: path(...blocks),
    position: 'source',
    ...(kinds[1] === undefined ? {} : { absent: kinds[1] }),
    ...more
});
const usage_table_hostname = (files, blocks, more = {}) => ({
    kind: 'backend_remote',
    files,
    path: path(...blocks),
    position: 'hostname',
    grammar: 'host',
    service: services/* REMOTE */.Bn,
    absent: 'backend_remote_default',
    defaults: STATE_DEFAULTS,
    ...more
});
const MODULE = { grammar: 'module', service: services/* MODULES */.e$ };
const COMPONENT = { grammar: 'stack-component', service: services/* MODULES */.e$, isLiteral: true };
/** Terraform and OpenTofu `internal/configs`, `internal/stacks`; Terragrunt `getter/tfr.go`. */
const ROWS = [
    usage_table_source(CONFIG, ['module *'], ['module', 'module_missing'], {
        ...MODULE,
        evaluation: IN_MODULE,
        merges: 'module'
    }),
    required(CONFIG, ['terraform', 'required_providers'], { merges: 'provider' }),
    required(CONFIG, ['required_providers'], { isReserved: true }),
    usage_table_hostname(CONFIG, ['terraform', 'cloud'], {
        kind: 'cloud',
        service: services/* CLOUD */.OZ,
        absent: 'cloud_default',
        evaluation: IN_BACKEND,
        merges: 'backend'
    }),
    usage_table_hostname(CONFIG, ['terraform', 'backend remote'], { evaluation: IN_BACKEND, merges: 'backend' }),
    {
        kind: 'backend_http',
        files: CONFIG,
        path: path('terraform', 'backend http'),
        position: 'addresses',
        grammar: 'url',
        service: null,
        evaluation: IN_BACKEND,
        merges: 'backend'
    },
    remoteState('remote', services/* REMOTE */.Bn),
    remoteState('cloud', services/* CLOUD */.OZ),
    remoteState('remote', services/* REMOTE */.Bn, 'check *'),
    remoteState('cloud', services/* CLOUD */.OZ, 'check *'),
    {
        kind: 'remote_state',
        files: CONFIG,
        path: path('data terraform_remote_state *'),
        position: { backend: 'http', argument: 'address' },
        grammar: 'url',
        service: null,
        evaluation: EVERYWHERE
    },
    usage_table_hostname(CONFIG, ['provider tfe'], {
        kind: 'provider_tfe',
        service: services/* TFE_PROVIDER */.M,
        absent: 'provider_tfe_default',
        evaluation: EVERYWHERE,
        defaults: TFE_DEFAULTS
    }),
    {
        kind: 'provider_tfe',
        files: ['test'],
        path: path('provider tfe'),
        position: 'hostname',
        grammar: 'host',
        service: services/* TFE_PROVIDER */.M,
        defaults: TFE_DEFAULTS
    },
    {
        kind: 'lock_provider',
        files: ['lock'],
        path: path('provider *'),
        position: 'label',
        grammar: 'locked-provider',
        service: services/* PROVIDERS */.xq,
        isLiteral: true
    },
    usage_table_source(['test'], ['run *', 'module'], ['test_module', 'test_module_missing'], {
        grammar: 'test-module',
        service: services/* MODULES */.e$,
        isLiteral: true
    }),
    usage_table_hostname(['test'], ['run *', 'backend remote'], {
        kind: 'test_backend_remote',
        absent: 'test_backend_remote_default'
    }),
    required(STACKS, ['required_providers']),
    usage_table_source(STACKS, ['component *'], ['stack_component', 'stack_component_missing'], COMPONENT),
    usage_table_source(STACKS, ['removed'], ['stack_removed', 'stack_removed_missing'], COMPONENT),
    usage_table_source(STACKS, ['stack *'], ['stack_stack', 'stack_stack_missing'], {
        grammar: 'stack',
        service: null,
        isLiteral: true
    }),
    usage_table_source(['deploy'], ['upstream_input *'], ['upstream_input'], {
        grammar: 'stack-output',
        service: null,
        isLiteral: true
    }),
    required(['migrate'], ['state_store_provider'], { kind: 'state_store_provider' }),
    usage_table_hostname(['migrate'], ['from', 'backend remote'], {
        kind: 'migrate_backend_remote',
        absent: 'migrate_backend_remote_default'
    }),
    ...['terraform', 'unit *', 'stack *'].map((block) => usage_table_source(['terragrunt'], [block], ['terragrunt_source'], {
        grammar: 'terragrunt',
        service: services/* MODULES */.e$,
        evaluation: EVERYWHERE
    })),
    {
        kind: 'installed_module',
        files: ['manifest'],
        path: [],
        position: 'manifest',
        grammar: 'registry-module',
        service: services/* MODULES */.e$,
        isLiteral: true
    }
];
const BY_CLASS = new Map([...new Set(ROWS.flatMap(({ files }) => files))].map((fileClass) => {
    const rows = ROWS.filter(({ files }) => files.includes(fileClass));
    return [fileClass, Map.groupBy(rows, (row) => row.path[0]?.type ?? '')];
}));
/** The rows for files of this class, by the type of the outermost block; '' for none. */
const rowsByType = (fileClass) => BY_CLASS.get(fileClass) ?? new Map();

;// CONCATENATED MODULE: ./lib/scan/host-references.js
// Finds in one parsed file every place of the usage table, and what is written there.



/** The references in a file, in the order of the text; slightly more than `most` if there are more. */
function referencesIn(source, body, kind, most) {
    const rows = rowsByType(kind.class);
    const found = [];
    for (const row of rows.get('') ?? NO_ROWS) {
        addAll(found, referencesAt(source, row, { body, block: undefined, names: [] }));
    }
    const blocks = body.kind === 'native' ? body.blocks : blocksIn(body, rows);
    for (const block of blocks) {
        if (found.length > most)
            break;
        for (const row of rows.get(block.type) ?? NO_ROWS) {
            followPath(source, row, block, [], found);
        }
    }
    return found;
}
const NO_ROWS = [];
// A file may hold more references than a call takes arguments.
function addAll(found, more) {
    for (const reference of more)
        found.push(reference);
}
/** The blocks at the top of a JSON file whose types have rows. */
function blocksIn(body, rows) {
    const types = new Set(body.members.map(({ name }) => name).filter((name) => rows.has(name)));
    return [...types].flatMap((type) => {
        const counts = new Set(rows.get(type)?.map(({ path }) => path[0]?.labels.length ?? 0));
        return [...counts].flatMap((labels) => (0,hcl_structure/* blocksOf */.SH)(body, type, labels));
    });
}
/** If the block is the next one in the row's path: the references in it, or in the blocks inside. */
function followPath(source, row, block, above, found) {
    const pattern = row.path[above.length];
    const { labels, body } = block;
    if (pattern?.type !== block.type || labels.length !== pattern.labels.length)
        return;
    if (!pattern.labels.every((wanted, i) => wanted === '*' || wanted === labels[i]?.value))
        return;
    const blocks = [...above, block];
    const next = row.path[blocks.length];
    if (next === undefined) {
        const names = blocks.flatMap((one) => [one.type, ...one.labels.map(({ value }) => value)]);
        addAll(found, referencesAt(source, row, { body, block, names }));
        return;
    }
    for (const inner of (0,hcl_structure/* blocksOf */.SH)(body, next.type, next.labels.length)) {
        followPath(source, row, inner, blocks, found);
    }
}
function referencesAt(source, row, spot) {
    const { position } = row;
    const { body, block, names } = spot;
    switch (position) {
        case 'source':
            return atArgument(source, row, spot, (0,hcl_structure/* attributeOf */.w4)(body, position)?.value, versionIn(body));
        case 'hostname': {
            const argument = (0,hcl_structure/* attributeOf */.w4)(body, position)?.value;
            const found = atArgument(source, row, spot, argument, versionIn(body));
            return withToken(found, (0,hcl_structure/* attributeOf */.w4)(body, 'token')?.value);
        }
        case 'addresses':
            return ['address', 'lock_address', 'unlock_address'].flatMap((name) => atArgument(source, row, spot, (0,hcl_structure/* attributeOf */.w4)(body, name)?.value, null));
        case 'entries':
            return (0,hcl_structure/* attributesOf */.Td)(body).map((entry) => atEntry(source, row, spot, entry));
        case 'label': {
            const label = block?.labels.at(-1);
            if (label === undefined)
                return [];
            const value = { kind: 'known', text: detach(label.value) };
            const place = source.place(label);
            return [reference(row, names.slice(0, -1), { value, versions: versionIn(body), place })];
        }
        case 'manifest':
            return atManifest(source, row, body);
        default: {
            const backend = literalText((0,hcl_structure/* attributeOf */.w4)(body, 'backend')?.value);
            if (backend !== position.backend)
                return [];
            const config = (0,hcl_structure/* attributeOf */.w4)(body, 'config')?.value;
            const argument = itemOf(config, position.argument);
            const found = withToken(atArgument(source, row, spot, argument, null), itemOf(config, 'token'));
            if (config === undefined || config.kind === 'object')
                return found;
            // An expression may well evaluate to an object with a hostname.
            const value = memberOf(readValue(source, config), position.argument);
            return found.map((given) => ({ ...given, value }));
        }
    }
}
const withToken = (found, token) => token === undefined ? found : found.map((each) => ({ ...each, hasOwnToken: true }));
const versionIn = (body) => literalText((0,hcl_structure/* attributeOf */.w4)(body, 'version')?.value);
function atArgument(source, row, { block, names }, argument, versions) {
    if (argument !== undefined)
        return [atExpression(source, row, names, argument, versions)];
    if (row.absent === undefined || block === undefined)
        return [];
    const place = source.place(block);
    return [reference(row, names, { kind: row.absent, value: undefined, versions, place })];
}
function atExpression(source, row, names, expression, versions) {
    // For an optional argument, null is the same as no argument.
    const isNull = expression.kind === 'primitive' && expression.value === null;
    const isAbsent = isNull && row.defaults !== undefined;
    const value = isAbsent ? undefined : readValue(source, expression, row.isLiteral);
    return reference(row, names, { value, versions, place: source.place(expression) });
}
/** An argument of `required_providers`. */
function atEntry(source, row, { names }, { name, value }) {
    const mergeKey = row.merges === undefined ? null : `${row.merges}.${name}`;
    const entry = { address: detach([...names, name].join('.')), localName: detach(name), mergeKey };
    if (value.kind === 'object') {
        const given = itemOf(value, 'source');
        return reference(row, names, {
            ...entry,
            kind: given === undefined ? (row.absent ?? row.kind) : row.kind,
            value: given && readValue(source, given, row.isLiteral),
            versions: literalText(itemOf(value, 'version')),
            place: source.place(given ?? value)
        });
    }
    const isVersion = value.kind === 'string' || value.kind === 'primitive' || value.kind === 'template';
    const kind = isVersion ? 'required_provider_legacy' : 'required_provider_invalid';
    const versions = literalText(value);
    return reference(row, names, {
        ...entry,
        kind,
        value: undefined,
        versions,
        place: source.place(value)
    });
}
function atManifest(source, row, body) {
    const modules = (0,hcl_structure/* attributeOf */.w4)(body, 'Modules')?.value;
    if (modules?.kind !== 'tuple')
        return [];
    return modules.elements.flatMap((module) => {
        const given = itemOf(module, 'Source');
        const key = literalText(itemOf(module, 'Key'));
        if (given === undefined || key === null)
            return [];
        const versions = literalText(itemOf(module, 'Version'));
        return [atExpression(source, row, ['module', key], given, versions)];
    });
}
const itemOf = (object, name) => object?.kind === 'object' ? object.items.find((item) => item.name === name)?.value : undefined;
const reference = (row, names, given) => ({
    row,
    kind: row.kind,
    address: detach(names.join('.')),
    mergeKey: mergeKeyOf(row, names),
    localName: null,
    hasOwnToken: false,
    ...given
});
function mergeKeyOf({ merges }, names) {
    if (merges === undefined)
        return null;
    return merges === 'module' ? detach(`module.${names.at(-1)}`) : merges;
}

;// CONCATENATED MODULE: ./lib/scan/read-module.js
// Reads the files of a module: host-references.ts finds in each what usage-table.ts lists; grammars.ts and
// meanings.ts read what is written there for each client.










// A step takes a few milliseconds.
const FILES_PER_STEP = 64;
// A module's texts stay in memory until it is decided, but of a large module not all at once.
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Each step yields the number of files read so far, `before` and these. Null if the scan is ended. */
function* read_module_readModule(found, before) {
    const files = [];
    const notes = [];
    let [bytes, used] = [0, 0];
    for (const [index, { path, file, kind, isContext }] of found.entries()) {
        const isStep = index > 0 && index % FILES_PER_STEP === 0;
        if (isStep && (yield before + index))
            return null;
        const read = (0,read_text/* readText */.yR)(path);
        if (!read.ok) {
            const { failure } = read;
            const problem = failure.kind === 'size'
                ? (0,problems_file.fileLimit)(failure)
                : (0,problems_file.fileUnreadable)({ what: 'file', code: failure.code });
            notes.push((0,usage/* noteAbout */.YW)(file, problem));
            continue;
        }
        if (!read.isUtf8 && !isContext) {
            const at = placeOfFirst('\uFFFD', read.text);
            notes.push((0,usage/* noteAbout */.YW)(file, (0,problems_file.fileSyntax)({ error: null, file }), at));
        }
        bytes += read.bytes;
        const whole = parseFile(read.text, kind, file, isContext);
        const parsed = cutAt(whole, MAX_MODULE_USAGES - used);
        used += sizeOf(parsed);
        const isKept = bytes <= MAX_KEPT_BYTES;
        files.push(isKept ? parsed : { ...parsed, scope: releaseText(parsed.scope) });
        if (parsed !== whole) {
            const problem = (0,problems_file.fileLimit)({ kind: 'module-usages', max: MAX_MODULE_USAGES });
            notes.push((0,usage/* noteAbout */.YW)(file, problem));
            break;
        }
    }
    return { files, notes, bytes };
}
/** The file as far as its module has room for more usages. */
function cutAt(file, room) {
    if (sizeOf(file) <= room)
        return file;
    const scope = { ...file.scope, providerUses: NO_SCOPE.providerUses };
    return { ...file, references: file.references.slice(0, room), scope };
}
const sizeOf = ({ references, scope }) => references.length + scope.providerUses.size;
/** Columns count code points. */
function placeOfFirst(character, text) {
    const before = text.slice(0, text.indexOf(character)).split('\n');
    const column = Array.from(before.at(-1) ?? '').length + 1;
    return { line: before.length, column, endColumn: column + 1 };
}
// Terragrunt's own names; other `.hcl` files may belong to other programs.
const TERRAGRUNT_FILE = /(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
/** Whether the file seems to belong to another program, such as Packer. */
const isForeign = ({ file, kind, references }) => kind.class === 'terragrunt' && references.length === 0 && !TERRAGRUNT_FILE.test(file);
const SCOPES = {
    config: scopeOf,
    query: scopeOf,
    terragrunt: terragruntScopeOf
};
/** Reads the text of one file. `usagesOf` decides what several files mean together. */
function parseFile(text, kind, file, isContext = false, parts = new hcl_structure/* PartCount */.n_()) {
    const structure = (kind.syntax === 'json' ? readHclJson : readHcl)(text, parts);
    const source = sourceText(structure, file);
    const { body } = structure;
    const references = referencesIn(source, body, kind, MAX_MODULE_USAGES);
    const scope = SCOPES[kind.class]?.(source, body) ?? NO_SCOPE;
    const isOther = isForeign({ file, kind, references }) && !parts.isExceeded();
    const notes = isContext || isOther ? [] : structureNotes(structure, kind, file);
    return { file, kind, references, scope, notes, isContext };
}
function structureNotes({ problems, parts }, { clients }, file) {
    // Where the text was cut off, brackets are open.
    if (parts.isExceeded())
        return [(0,usage/* noteAbout */.YW)(file, (0,problems_file.fileLimit)({ kind: 'parts', max: parts.max }))];
    return problems.map(({ message, ...place }) => ({
        ...(0,usage/* noteAbout */.YW)(file, (0,problems_file.fileSyntax)({ error: message, file }), place),
        clients
    }));
}

// EXTERNAL MODULE: ./lib/scan/selection.js
var scan_selection = __nccwpck_require__(6195);
// EXTERNAL MODULE: ./lib/scan/signs.js
var scan_signs = __nccwpck_require__(5603);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./lib/files/link-target.js
// Follows a symbolic link.


/** What a link leads to, by any number of further links. `error`: it is broken or cannot be followed. */
function targetOf(link) {
    try {
        const path = (0,external_node_fs_.realpathSync)(link);
        const stats = (0,external_node_fs_.statSync)(path);
        if (stats.isFile())
            return { kind: 'file', path };
        return { kind: stats.isDirectory() ? 'directory' : 'special', path };
    }
    catch (error) {
        return { kind: 'error', code: (0,read_text/* systemError */.Oj)(error) };
    }
}

// EXTERNAL MODULE: ./lib/scan/file-kinds.js
var file_kinds = __nccwpck_require__(2161);
;// CONCATENATED MODULE: ./lib/scan/links.js
// Which symbolic links to files are followed. Nothing here looks at the file system.




/**
 * The file that a link leads to, or why the link is wrong; null for a directory, which is scanned where
 * it is, or lies outside. `isScanned`: the file is also scanned under its own name. `root` is the
 * checkout, from which `isExcluded` takes names.
 */
function followLink(target, start, root, isExcluded) {
    if (target.kind === 'error')
        return (0,problems_file.fileUnreadable)({ what: 'link', code: target.code });
    const { kind, path } = target;
    if (!(0,scan_selection/* isWithin */.UO)(path, start.boundary))
        return (0,problems_file.fileOutside)();
    if (kind === 'directory')
        return null;
    if (kind === 'special')
        return (0,problems_file.fileUnreadable)({ what: 'link-to-special-file' });
    return { path, isScanned: isScanned(path, start, root, isExcluded) };
}
/** Whether the walk from `start` finds this file itself. */
function isScanned(path, start, root, isExcluded) {
    if (start.file !== undefined || start.glob !== undefined || !(0,scan_selection/* isWithin */.UO)(path, start.path)) {
        return false;
    }
    const [name = '', ...above] = (0,scan_selection/* withSlashes */.sq)((0,external_node_path_.relative)(start.path, path)).split('/').toReversed();
    if (above.some(scan_selection/* isSkippedDirectory */.G$))
        return false;
    const parts = (0,scan_selection/* withSlashes */.sq)((0,external_node_path_.relative)(root, path)).split('/');
    const names = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
    if (names.slice(-1 - above.length).some(isExcluded))
        return false;
    return (0,file_kinds/* classify */.L8)(name, new Set([name]), above[0] ?? '') !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/walk.js
// Finds the files of a checkout that a client reads, directory by directory.









// A monorepo of 100,000 files is real; ten times as many are a mistake in `scan`. The files of a
// directory are one module, which is in memory as a whole: 50,000 files take a hundred megabytes.
const LIMITS = { files: 1_000_000, entries: 10_000_000, directoryFiles: 50_000 };
// Modules are never nested this deep, and the system opens no path of more than 4,096 bytes.
const walk_MAX_DEPTH = 200;
// Many more than are read.
const MAX_TOOL_FILES = 10_000;
/** Walks the checkout. Links to directories are not followed. */
function* walk(selection, aside = { toolFiles: [], hasPlugins: false }, limits = LIMITS) {
    const walker = new Walker(selection, aside, limits);
    for (const entry of selection.scan) {
        const start = findStart(walker.root, entry);
        if ('path' in start)
            yield* walker.walkFrom(start);
        else
            yield { kind: 'note', note: start };
    }
}
function findStart(root, entry) {
    const { fixed, glob } = (0,scan_selection/* splitGlob */.VK)(entry);
    try {
        const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root, fixed));
        const name = (0,scan_selection/* withSlashes */.sq)((0,external_node_path_.relative)(root, path));
        const isInside = (0,scan_selection/* isWithin */.UO)(path, root);
        const boundary = isInside ? root : path;
        if (glob !== undefined)
            return { path, name, boundary, glob: (0,scan_selection/* below */.Gz)(name, glob) };
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return { path, name, boundary };
        const above = (0,external_node_path_.resolve)(path, '..');
        const directory = { path: above, name: (0,scan_selection/* withSlashes */.sq)((0,external_node_path_.relative)(root, above)) };
        return { ...directory, boundary: isInside ? root : above, file: name };
    }
    catch (error) {
        return (0,usage/* noteAbout */.YW)(entry, (0,problems_file.fileUnreadable)({ what: 'scan', code: (0,read_text/* systemError */.Oj)(error) }));
    }
}
class Walker {
    /** Links resolved. */
    root;
    isExcluded;
    aside;
    limits;
    /** Files that the next entries of `scan` do not select again. */
    selected;
    files = 0;
    entries = 0;
    constructor({ root, scan, exclude }, aside, limits) {
        this.root = (0,external_node_fs_.realpathSync)(root);
        this.isExcluded = (0,scan_selection/* exclusion */.Ls)(exclude);
        this.aside = aside;
        this.limits = limits;
        this.selected = scan.length > 1 ? new Set() : null;
    }
    *walkFrom(start) {
        const isSelected = start.glob === undefined && start.file === undefined;
        const pending = [{ path: start.path, name: start.name, depth: 0, isSelected }];
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            yield { kind: 'directory', name: next.name };
            const entries = listDirectory(next);
            if ('problem' in entries) {
                yield { kind: 'note', note: entries };
                continue;
            }
            const files = [];
            for (const found of this.findFiles(start, next, entries)) {
                if ('problem' in found)
                    yield { kind: 'note', note: found };
                else if (files.length < this.limits.directoryFiles)
                    files.push(found);
                else {
                    yield limitNote(next, 'directory', this.limits.directoryFiles);
                    break;
                }
            }
            this.files += files.length;
            this.entries += entries.length;
            if (this.entries > this.limits.entries || this.files > this.limits.files) {
                yield limitNote(next, 'files', this.limits.files);
                return;
            }
            if (files.some(({ isContext }) => !isContext))
                yield { kind: 'module', files };
            if (start.file !== undefined)
                return;
            for (const found of this.findDirectories(start, next, entries))
                pending.push(found);
        }
    }
    *findFiles(start, directory, entries) {
        const twins = new Set();
        let hasData = false;
        for (const entry of entries) {
            if ((0,file_kinds/* isTwin */.tr)(entry.name) && !entry.isDirectory())
                twins.add(entry.name);
            hasData ||= entry.name === '.terraform';
            this.aside.hasPlugins ||= entry.name === 'terraform.d';
        }
        const ownName = directory.name.slice(directory.name.lastIndexOf('/') + 1);
        for (const entry of entries) {
            if (entry.isDirectory())
                continue;
            const kind = (0,file_kinds/* classify */.L8)(entry.name, twins, ownName);
            if (kind === undefined) {
                if ((0,file_kinds/* isToolFile */.Z8)(entry.name))
                    this.addToolFile(directory, entry.name);
                continue;
            }
            const file = (0,scan_selection/* below */.Gz)(directory.name, entry.name);
            const path = directory.path + external_node_path_.sep + entry.name;
            const found = { path, file, kind, isContext: !this.select(start, directory, file) };
            if (entry.isFile())
                yield found;
            else if (entry.isSymbolicLink())
                yield* this.follow(start, found);
            else
                yield (0,usage/* noteAbout */.YW)(file, (0,problems_file.fileUnreadable)({ what: 'special-file' }));
        }
        if (hasData && directory.isSelected) {
            const path = [directory.path, ...file_kinds/* MANIFEST_PATH */.U4.split('/')].join(external_node_path_.sep);
            const target = targetOf(path);
            // init writes a file; a link is not from init.
            if (target.kind === 'file' && target.path === path) {
                yield { path, file: (0,scan_selection/* below */.Gz)(directory.name, file_kinds/* MANIFEST_PATH */.U4), kind: file_kinds/* MANIFEST */.e0, isContext: false };
            }
        }
    }
    addToolFile({ path, name }, entry) {
        const file = (0,scan_selection/* below */.Gz)(name, entry);
        if (this.aside.toolFiles.length >= MAX_TOOL_FILES || this.isExcluded(file))
            return;
        this.aside.toolFiles.push({ path: path + external_node_path_.sep + entry, file });
    }
    select(start, directory, file) {
        const isWanted = directory.isSelected || (0,scan_selection/* isNamedBy */.$8)(start, file);
        if (!isWanted || this.isExcluded(file) || this.selected?.has(file))
            return false;
        this.selected?.add(file);
        return true;
    }
    *follow(start, link) {
        const followed = followLink(targetOf(link.path), start, this.root, this.isExcluded);
        if (followed === null)
            return;
        if ('code' in followed)
            yield (0,usage/* noteAbout */.YW)(link.file, followed);
        else
            yield { ...link, path: followed.path, isContext: link.isContext || followed.isScanned };
    }
    /** In reverse order, for a stack. */
    findDirectories({ glob }, { path, name, depth, isSelected }, entries) {
        const found = [];
        for (const entry of entries.toReversed()) {
            if (!entry.isDirectory() || (0,scan_selection/* isSkippedDirectory */.G$)(entry.name))
                continue;
            const inner = (0,scan_selection/* below */.Gz)(name, entry.name);
            if (this.isExcluded(inner))
                continue;
            const matches = isSelected || (glob !== undefined && external_node_path_.posix.matchesGlob(inner, glob));
            const innerPath = path + external_node_path_.sep + entry.name;
            found.push({ path: innerPath, name: inner, depth: depth + 1, isSelected: matches });
        }
        return found;
    }
}
const limitNote = ({ name }, kind, max) => ({
    kind: 'note',
    note: (0,usage/* noteAbout */.YW)(name, (0,problems_file.fileLimit)({ kind, max }))
});
function listDirectory({ path, name, depth }) {
    if (depth > walk_MAX_DEPTH)
        return (0,usage/* noteAbout */.YW)(name, (0,problems_file.fileLimit)({ kind: 'depth', max: walk_MAX_DEPTH }));
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        return (0,usage/* noteAbout */.YW)(name, (0,problems_file.fileUnreadable)({ what: 'directory', code: (0,read_text/* systemError */.Oj)(error) }));
    }
}

;// CONCATENATED MODULE: ./lib/scan/scan.js
// Scans a checkout: finds its files, reads them one by one, and decides module by module.
//
// walk.ts finds the files; read-module.ts reads those of a module; module-usages.ts decides what they use.









// Each takes 400 bytes in the end. Real repositories have about one for each file.
const MAX_USAGES = 250_000;
/** Scans a checkout. Only what files say is kept, never their texts. */
function* scanRepository(selection, makeValues, maxUsages = MAX_USAGES) {
    const usages = [];
    const notes = new usage/* Notes */.u3();
    const open = [];
    const cache = new MeaningCache();
    const terragrunt = [];
    const values = makeValues({ calls: () => calledIn(usages, open), terragrunt: () => terragrunt });
    let [files, bytes, openUsages] = [0, 0, 0];
    let isEmpty = true;
    const collector = new scan_signs/* SignCollector */.j();
    const aside = { toolFiles: [], hasPlugins: false };
    let endedAt = null;
    for (const found of walk(selection, aside)) {
        if (found.kind === 'note') {
            notes.add(found.note);
            continue;
        }
        if (found.kind === 'directory') {
            const isEnded = yield files;
            if (!isEnded)
                continue;
            endedAt = found.name;
            break;
        }
        if (usages.length + openUsages >= maxUsages) {
            notes.add(tooManyUsages(found.files, maxUsages));
            break;
        }
        const module = yield* read_module_readModule(found.files, files);
        if (module === null) {
            endedAt = (0,scan_selection/* directoryOf */.jt)(found.files[0]?.file ?? '');
            break;
        }
        files += module.files.length;
        bytes += module.bytes;
        isEmpty &&= module.files.every(isForeign);
        collector.addFiles(module.files);
        for (const { file, kind } of module.files) {
            if (kind.class === 'terragrunt')
                terragrunt.push(file);
        }
        for (const note of module.notes)
            notes.add(note);
        if (module.files.some(dependsOnOthers)) {
            open.push({ files: released(module.files), usagesBefore: usages.length });
            for (const { references } of module.files)
                openUsages += references.length;
            continue;
        }
        // Pushed one by one, so that a hundred thousand small arrays die young.
        const decided = usagesOf(module.files, cache, values);
        for (const usage of decided.usages)
            usages.push(usage);
        for (const note of decided.notes)
            notes.add(note);
    }
    let total = usages.length;
    const parts = [];
    for (const { files: module } of open) {
        if (total >= maxUsages) {
            notes.add(tooManyUsages(module, maxUsages));
            break;
        }
        if (yield files) {
            endedAt ??= (0,scan_selection/* directoryOf */.jt)(module[0]?.file ?? '');
            break;
        }
        const decided = usagesOf(module, cache, values);
        for (const note of decided.notes)
            notes.add(note);
        total += decided.usages.length;
        parts.push(decided.usages);
    }
    const all = withOpen(usages, open, parts);
    collector.addUsages(all);
    const [signs, constraints] = [collector.signs(), collector.constraints()];
    const found = { usages: all, notes: notes.all(), files, bytes, isEmpty, signs, constraints };
    return { ...found, ...aside, endedAt };
}
const tooManyUsages = ([first], max) => (0,usage/* noteAbout */.YW)((0,scan_selection/* directoryOf */.jt)(first?.file ?? ''), (0,problems_file.fileLimit)({ kind: 'usages', max }));
/** All usages in the order of the walk; `decided` are those of the first open modules. */
function withOpen(usages, open, decided) {
    const parts = open.map(({ usagesBefore }, index) => {
        const until = open[index + 1]?.usagesBefore;
        return [...(decided[index] ?? []), ...usages.slice(usagesBefore, until)];
    });
    return parts.length === 0 ? usages : [usages.slice(0, open[0]?.usagesBefore), ...parts].flat();
}
/** The files of a module without their texts. */
const released = (files) => files.map((file) => ({ ...file, scope: releaseText(file.scope) }));
/** What may call a local module. */
function* calledIn(usages, open) {
    yield* usages;
    for (const { files } of open) {
        for (const { references } of files) {
            for (const { kind, value, place } of references)
                yield { kind, text: value?.text ?? null, place };
        }
    }
}

;// CONCATENATED MODULE: ./lib/scan/values/checkout-files.js
// Files of the checkout that decide values elsewhere. They are read when a value needs them.




/** The files below the root of the selection, and below the directories that `scan` names outside of it. */
function checkoutFiles({ root, scan }) {
    const boundaries = [root, ...scan.map((entry) => (0,external_node_path_.resolve)(root, (0,scan_selection/* splitGlob */.VK)(entry).fixed))].map(real);
    const isInside = (path) => boundaries.some((boundary) => boundary !== null && (0,scan_selection/* isWithin */.UO)(path, boundary));
    const names = (directory, isWanted) => {
        const path = real((0,external_node_path_.resolve)(root, directory));
        if (path === null || !isInside(path))
            return [];
        const entries = entriesOf(path).filter(isWanted);
        return entries.map(({ name }) => name).sort();
    };
    return {
        list: (directory) => names(directory, (entry) => !entry.isDirectory()),
        directories: (directory) => names(directory, (entry) => entry.isDirectory() && !(0,scan_selection/* isSkippedDirectory */.G$)(entry.name)),
        exists: (name) => {
            const path = real((0,external_node_path_.resolve)(root, name));
            return path !== null && isInside(path);
        },
        read: (file, maxBytes) => {
            const path = real((0,external_node_path_.resolve)(root, file));
            if (path === null || !isInside(path))
                return null;
            const read = (0,read_text/* readText */.yR)(path, maxBytes);
            return read.ok ? read.text : null;
        }
    };
}
// A file name of a configuration may hold NUL, or lead through a file.
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return null;
    }
}
function entriesOf(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/scan/values/declarations.js
// What the files of one directory declare for one client: variables, locals and module calls.






/** Those of a directory that is not read, or has too many. */
const NO_DECLARATIONS = {
    variables: new Map(),
    locals: new Map(),
    calls: new Map(),
    isRoot: false,
    characters: 0,
    parts: 0
};
const ARGUMENTS = ['default', 'const', 'nullable', 'sensitive'];
/** Reads a directory. What an override file declares replaces the same argument of other files. */
function declarationsIn(directory, client, files) {
    const names = files.list(directory);
    const siblings = new Set(names);
    const parts = new hcl_structure/* PartCount */.n_();
    const reader = new declarations_Reader();
    const kinds = names.flatMap((name) => {
        const kind = (0,file_kinds/* classify */.L8)(name, siblings, '');
        if (kind?.class === 'lock')
            reader.isRoot = true;
        return kind?.class === 'config' && kind.clients.includes(client) ? [{ name, kind }] : [];
    });
    for (const isOverride of [false, true]) {
        for (const { name, kind } of kinds) {
            const text = kind.isOverride === isOverride ? files.read((0,scan_selection/* below */.Gz)(directory, name)) : null;
            if (text !== null)
                reader.read((kind.syntax === 'json' ? readHclJson : readHcl)(text, parts));
            if (parts.isExceeded())
                return NO_DECLARATIONS;
        }
    }
    reader.parts = parts.count;
    return reader;
}
class declarations_Reader {
    variables = new Map();
    locals = new Map();
    calls = new Map();
    isRoot = false;
    characters = 0;
    parts = 0;
    read({ text, body }) {
        this.characters += text.length;
        for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'variable', 1))
            this.readVariable(block, text);
        for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'locals', 0))
            addArguments(this.locals, block, text);
        for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'module', 1)) {
            const [name] = block.labels;
            if (name === undefined)
                continue;
            const known = this.calls.get(name.value) ?? new Map();
            this.calls.set(name.value, known);
            addArguments(known, block, text);
        }
        for (const { body: inner } of (0,hcl_structure/* blocksOf */.SH)(body, 'terraform', 0)) {
            this.isRoot ||=
                (0,hcl_structure/* blocksOf */.SH)(inner, 'backend', 1).length > 0 || (0,hcl_structure/* blocksOf */.SH)(inner, 'cloud', 0).length > 0;
        }
    }
    readVariable({ labels, body }, text) {
        const [name] = labels;
        if (name === undefined)
            return;
        const variable = this.variables.get(name.value) ?? {};
        this.variables.set(name.value, variable);
        // These arguments hold literals only.
        const literal = (argument) => {
            const expression = (0,hcl_structure/* attributeOf */.w4)(body, argument)?.value;
            return expression && evaluate({ expression, text }, noScope());
        };
        const [given, isConst, isNullable, isSensitive] = ARGUMENTS.map(literal);
        if (given !== undefined)
            variable.default = given;
        if (isConst !== undefined)
            variable.isConst = String(isConst) === 'true';
        if (String(isSensitive) === 'true')
            variable.isConst = false;
        if (isNullable !== undefined)
            variable.isNullable = String(isNullable) === 'true';
    }
}
function addArguments(found, { body }, text) {
    for (const { name, value } of (0,hcl_structure/* attributesOf */.Td)(body))
        found.set(name, { expression: value, text });
}

;// CONCATENATED MODULE: ./lib/scan/values/functions.js
// The functions that source addresses are made with.

// Far more than an address: a list of a million texts is joined no further.
const MAX_JOINED = 64 * 1024;
const FUNCTIONS = {
    coalesce: (given) => given.includes(undefined) ? undefined : given.find((each) => each !== null && each !== ''),
    format: ([template, ...given]) => {
        if (typeof template !== 'string' || !/^(?:[^%]|%s)*$/.test(template))
            return undefined;
        const values = given.map(textOf);
        const pieces = template.split('%s');
        if (values.includes(undefined) || values.length !== pieces.length - 1)
            return undefined;
        return pieces.map((piece, at) => piece + (values[at] ?? '')).join('');
    },
    join: ([separator, list]) => {
        if (typeof separator !== 'string' || typeof list !== 'function')
            return undefined;
        const elements = [];
        let length = 0;
        for (let at = 0; elements.length === at; at++) {
            const element = textOf(list(String(at)));
            if (element !== undefined)
                elements.push(element);
            length += separator.length + (element?.length ?? 0);
            if (length > MAX_JOINED)
                return undefined;
        }
        return elements.length === 0 ? undefined : elements.join(separator);
    },
    lower: ([text]) => (typeof text === 'string' ? text.toLowerCase() : undefined)
};
/** Undefined for other functions, and where an argument is not known. */
const callFunction = (name, given) => FUNCTIONS[name]?.(given);

;// CONCATENATED MODULE: ./lib/scan/values/local-calls.js
// Which directories of a checkout call which others as local modules.



// How a source begins that is no literal and may be a path.
const EXPRESSION = /^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function localCallsIn(called) {
    const callers = new Map();
    const dynamic = new Set();
    for (const { kind, text, place } of called) {
        if (kind !== 'module' || text === null)
            continue;
        if ((0,module_address/* isLocalPath */.Nj)(text)) {
            const directory = (0,scan_selection/* directoryOf */.jt)(place.file);
            const target = resolvedPath(directory, text);
            const before = callers.get(target);
            if (before === undefined)
                callers.set(target, new Set([directory]));
            else
                before.add(directory);
        }
        else if (EXPRESSION.test(text))
            dynamic.add((0,scan_selection/* directoryOf */.jt)(place.file));
    }
    return { callers, dynamic };
}
/** The directory of a local path in a file of another directory. */
function resolvedPath(directory, path) {
    const joined = external_node_path_.posix.join(directory, path).replace(/\/$/, '');
    return joined === '.' ? '' : joined;
}

;// CONCATENATED MODULE: ./lib/scan/values/variable-files.js
// Values of variables that files next to a root module set.





const VARIABLE_FILE = /\.tfvars(\.json)?$/;
const LOADED = /^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/;
const MAIN = /^terraform\.tfvars/;
const CONFIGURATION = /\.(tf|tofu)(\.json)?$/;
// Beyond this, a directory holds something else.
const MAX_FILES = 200;
// Of all files of a root module. A person writes some kilobytes.
const MAX_BYTES = 1024 * 1024;
// `environments/prod/eu.tfvars`
const variable_files_MAX_DEPTH = 2;
/** The files of a root module; later ones have precedence (Terraform command/meta_vars.go). */
function variableFilesIn(directory, files) {
    const parts = new hcl_structure/* PartCount */.n_();
    let characters = 0;
    const given = (name) => {
        const text = characters > MAX_BYTES ? null : files.read((0,scan_selection/* below */.Gz)(directory, name), MAX_BYTES);
        characters += text?.length ?? 0;
        return valuesIn(name, text, parts);
    };
    const names = files.list(directory).filter((name) => VARIABLE_FILE.test(name));
    const others = names.filter((name) => !LOADED.test(name));
    for (const inner of filesBelow('', directory, files, variable_files_MAX_DEPTH))
        others.push(inner);
    const loaded = names
        .filter((name) => LOADED.test(name))
        .slice(0, MAX_FILES)
        .sort((a, b) => Number(MAIN.test(b)) - Number(MAIN.test(a)))
        .map(given)
        .reverse();
    const alternatives = others
        .slice(0, MAX_FILES)
        .map((name) => ({ given: given(name), from: `with ${(0,scan_selection/* below */.Gz)(directory, name)}` }));
    return {
        loaded: (variable) => {
            for (const inFile of loaded) {
                const found = inFile(variable);
                if (found !== undefined)
                    return found;
            }
            return undefined;
        },
        others: alternatives,
        characters,
        parts: parts.count
    };
}
/** Variable files in directories of their own: those with configuration are other modules. */
function* filesBelow(prefix, directory, files, depth) {
    if (depth === 0)
        return;
    for (const name of files.directories(directory).slice(0, MAX_FILES)) {
        const [inner, path] = [(0,scan_selection/* below */.Gz)(directory, name), (0,scan_selection/* below */.Gz)(prefix, name)];
        const names = files.list(inner);
        if (names.some((file) => CONFIGURATION.test(file)))
            continue;
        for (const file of names)
            if (VARIABLE_FILE.test(file))
                yield (0,scan_selection/* below */.Gz)(path, file);
        yield* filesBelow(path, inner, files, depth - 1);
    }
}
/** Literals alone; in JSON, strings are no templates. */
function valuesIn(name, text, parts) {
    // It may set any of them.
    if (text === null)
        return () => () => undefined;
    const isJson = name.endsWith('.json');
    const { text: read, body } = (isJson ? readHclJson : readHcl)(text, parts);
    if (parts.isExceeded())
        return () => () => undefined;
    const values = new Map();
    // The first is used: a second one is a mistake.
    for (const { name: set, value } of (0,hcl_structure/* attributesOf */.Td)(body))
        if (!values.has(set))
            values.set(set, value);
    return (variable) => {
        const expression = values.get(variable);
        return expression && (() => evaluate({ expression, text: read }, noScope()));
    };
}

;// CONCATENATED MODULE: ./lib/scan/values/instances.js
// The ways in which a directory is used as a module: as a root module, and by each of its callers.






// More than any real repository has. Of `characters` and `parts` at most are kept, and `read` in all: what
// is not kept is read again for the next value that needs it.
const instances_LIMITS = {
    uses: 1_000,
    roots: 250,
    depth: 40,
    instances: 100_000,
    characters: 64 * 1024 * 1024,
    parts: 500_000,
    read: 512 * 1024 * 1024
};
const NOTHING = { instances: 0, characters: 0, parts: 0, depth: 0 };
/** For one client and one kind of evaluation. */
class Instances {
    effort = new Effort();
    known = new Map();
    rootsOf = new Map();
    declared = new Map();
    calls = new Map();
    localCalls;
    dynamicCalls;
    size = { ...NOTHING };
    /** Characters in all. */
    read = 0;
    surroundings;
    client;
    evaluation;
    constructor(surroundings, client, evaluation) {
        this.surroundings = surroundings;
        this.client = client;
        this.evaluation = evaluation;
    }
    /** At least one; as a root module first. What is beyond the limits has no values. */
    of(directory) {
        const { instances, characters, parts } = this.size;
        const isFull = characters > instances_LIMITS.characters || parts > instances_LIMITS.parts;
        if (instances > instances_LIMITS.instances || isFull) {
            this.size = { ...NOTHING };
            for (const kept of [this.known, this.rootsOf, this.declared, this.calls])
                kept.clear();
        }
        return this.find(directory);
    }
    find(directory) {
        const before = this.known.get(directory);
        if (before !== undefined)
            return before;
        // A module that calls itself is no use of itself.
        this.known.set(directory, []);
        this.size.depth += 1;
        const called = this.calledBy(directory);
        this.size.depth -= 1;
        const isRoot = called.length === 0 || this.declarations(directory).isRoot;
        const found = [...(isRoot ? this.roots(directory) : []), ...called];
        this.known.set(directory, found);
        return found;
    }
    declarations(directory) {
        const before = this.declared.get(directory);
        if (before !== undefined)
            return before;
        if (this.read > instances_LIMITS.read)
            return NO_DECLARATIONS;
        const declared = declarationsIn(directory, this.client, this.surroundings.files);
        this.declared.set(directory, declared);
        this.count(declared);
        return declared;
    }
    count({ characters, parts }) {
        this.size.characters += characters;
        this.size.parts += parts;
        this.read += characters;
    }
    roots(directory) {
        const before = this.rootsOf.get(directory);
        if (before !== undefined)
            return before;
        const { files, setBy } = this.surroundings;
        if (this.read > instances_LIMITS.read)
            return [this.unknown(directory)];
        const variableFiles = variableFilesIn(directory, files);
        const { loaded, others } = variableFiles;
        this.count(variableFiles);
        const root = (given, from) => this.instance(directory, given, { use: directory, from });
        const found = [root(loaded, null)];
        for (const { given, from } of others)
            found.push(root((name) => given(name) ?? loaded(name), from));
        for (const set of this.declarations(directory).variables.keys()) {
            const where = setBy(set);
            if (where === null || loaded(set) !== undefined)
                continue;
            if (found.length >= instances_LIMITS.roots)
                break;
            found.push(root((name) => (name === set ? unseen : loaded(name)), `with ${where}`));
        }
        this.rootsOf.set(directory, found);
        return found;
    }
    calledBy(directory) {
        const found = [];
        for (const caller of this.callers(directory)) {
            const isTooDeep = this.size.depth > instances_LIMITS.depth || this.size.instances > instances_LIMITS.instances;
            const outer = isTooDeep ? [this.unknown(caller)] : this.find(caller);
            for (const [name, given] of this.callsIn(caller).get(directory) ?? []) {
                for (const { scope, use, from } of outer) {
                    if (found.length >= instances_LIMITS.uses)
                        return [...found, this.unknown(directory)];
                    const argument = (variable) => {
                        const code = given.get(variable);
                        return code && (() => evaluate(code, scope));
                    };
                    found.push(this.instance(directory, argument, { use: `${use} ${name}`, from }));
                }
            }
        }
        return found;
    }
    callers(directory) {
        this.localCalls ??= this.surroundings.calls();
        const { callers, dynamic } = this.localCalls;
        if (this.dynamicCalls === undefined) {
            const found = new Map();
            this.dynamicCalls = found;
            for (const caller of dynamic) {
                for (const target of this.callsIn(caller).keys()) {
                    if (target !== null)
                        found.set(target, (found.get(target) ?? new Set()).add(caller));
                }
            }
        }
        const literal = callers.get(directory) ?? new Set();
        return literal.union(this.dynamicCalls.get(directory) ?? new Set());
    }
    /** The calls in a directory, by the directory that they call. Worked out once: a directory may call thousands. */
    callsIn(caller) {
        const before = this.calls.get(caller);
        if (before !== undefined)
            return before;
        const calls = Map.groupBy(this.declarations(caller).calls, ([, given]) => this.target(caller, given));
        this.calls.set(caller, calls);
        return calls;
    }
    /** The directory that is called; null for what is no local module. */
    target(caller, given) {
        const source = given.get('source');
        // The address of a local module hardly depends on how its caller is called.
        const [root] = this.roots(caller);
        const path = source && root && evaluate(source, root.scope);
        return typeof path === 'string' && (0,module_address/* isLocalPath */.Nj)(path) ? resolvedPath(caller, path) : null;
    }
    /** A use of which nothing is known. */
    unknown(directory) {
        return this.instance(directory, () => unseen, { use: `${directory} ?`, from: null });
    }
    instance(directory, given, how) {
        const { variables, locals } = this.declarations(directory);
        const variable = (name) => {
            const declared = variables.get(name);
            return declared && this.variableValue(name, declared, given(name));
        };
        const names = {
            var: remembered(variable),
            local: remembered((name) => {
                const code = locals.get(name);
                return code && evaluate(code, scope);
            }),
            // Both lead to a local module.
            path: (name) => (name === 'module' || name === 'root' ? '.' : undefined)
        };
        const { effort } = this;
        this.size.instances += 1;
        effort.count();
        const scope = { name: (name) => names[name], call: callFunction, effort };
        return { scope, ...how };
    }
    variableValue(name, { default: otherwise, isConst, isNullable }, given) {
        const isEvaluated = this.client === 'terraform' ? isConst === true : isConst !== false;
        if (this.evaluation === 'static' && !isEvaluated)
            return new Beginning('', name);
        const value = given === undefined ? otherwise : given();
        return value === null && isNullable === false ? otherwise : value;
    }
}
const unseen = () => undefined;

;// CONCATENATED MODULE: ./lib/scan/values/terragrunt-files.js



// Beyond this, files are read again.
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024;
/** Reads each file once; null if there is none. */
class TerragruntFiles {
    known = new Map();
    characters = 0;
    files;
    constructor(files) {
        this.files = files;
    }
    read(file) {
        const before = this.known.get(file);
        if (before !== undefined)
            return before;
        const text = this.files.read(file);
        this.characters += text?.length ?? 0;
        if (this.characters > MAX_KEPT_CHARACTERS) {
            this.known.clear();
            this.characters = text?.length ?? 0;
        }
        const found = text === null ? null : declaredIn(text, file.endsWith('.json'));
        this.known.set(file, found);
        return found;
    }
}
function declaredIn(source, isJson) {
    const { text, body } = isJson ? readHclJson(source) : readHcl(source);
    const code = (block, name) => {
        const expression = (0,hcl_structure/* attributeOf */.w4)(block.body, name)?.value;
        return expression && { expression, text };
    };
    const locals = new Map();
    for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'locals', 0)) {
        for (const { name, value } of (0,hcl_structure/* attributesOf */.Td)(block.body)) {
            locals.set(name, { expression: value, text });
        }
    }
    const includes = new Map();
    for (const block of [...(0,hcl_structure/* blocksOf */.SH)(body, 'include', 0), ...(0,hcl_structure/* blocksOf */.SH)(body, 'include', 1)]) {
        const path = code(block, 'path');
        if (path !== undefined)
            includes.set(block.labels[0]?.value ?? '', path);
    }
    const sources = (0,hcl_structure/* blocksOf */.SH)(body, 'terraform', 0).map((block) => code(block, 'source'));
    return {
        locals,
        inputs: code({ body }, 'inputs'),
        includes,
        hasSource: sources.some((found) => found !== undefined)
    };
}

;// CONCATENATED MODULE: ./lib/scan/values/terragrunt-functions.js
// Terragrunt's functions for paths and the environment (pkg/config/config_helpers.go).

const directory = (file) => external_node_path_.posix.dirname(`/${file}`);
/** The functions as they are called in one file. */
function pathFunctions(standpoint) {
    const { from, unit, parent, isSet } = standpoint;
    const here = directory(from);
    const relative = (a, b) => external_node_path_.posix.relative(a, b) || '.';
    return {
        basename: (_, [path]) => (typeof path === 'string' ? external_node_path_.posix.basename(path) : undefined),
        dirname: (_, [path]) => (typeof path === 'string' ? external_node_path_.posix.dirname(path) : undefined),
        find_in_parent_folders: (_, given) => findInParents(standpoint, given),
        get_env: (_, [variable, otherwise]) => typeof variable === 'string' && !isSet(variable) ? otherwise : undefined,
        get_original_terragrunt_dir: () => directory(unit),
        get_parent_terragrunt_dir: (_, [name]) => directory(parent(name)),
        get_path_from_repo_root: () => relative('/', here),
        get_path_to_repo_root: () => relative(here, '/'),
        // A path, even where nothing follows.
        get_repo_root: () => '/.',
        get_terragrunt_dir: () => here,
        path_relative_from_include: (_, [name]) => relative(here, directory(parent(name))),
        path_relative_to_include: (_, [name]) => relative(directory(parent(name)), here),
        // What is not known is most often missing, such as the values of a stack.
        try: (_, given) => given.find((each) => each !== undefined)
    };
}
/** Looks in the directories above, but not above the checkout. */
function findInParents({ from, files }, given) {
    const [name = given.length === 0 ? 'terragrunt.hcl' : undefined, otherwise] = given;
    if (typeof name !== 'string')
        return undefined;
    for (let at = directory(from); at !== '/';) {
        at = external_node_path_.posix.dirname(at);
        const path = external_node_path_.posix.join(at, name);
        if (files.exists(path.slice(1)))
            return path;
    }
    return otherwise;
}

;// CONCATENATED MODULE: ./lib/scan/values/terragrunt.js
// Evaluates Terragrunt's expressions: locals, included files, files that are read, and paths.
//
// Paths that Terragrunt makes absolute are absolute here too, with the checkout as their root.






const UNIT = ['terragrunt.hcl', 'terragrunt.hcl.json'];
class Terragrunt {
    effort = new Effort();
    read;
    surroundings;
    includers;
    constructor(surroundings) {
        this.surroundings = surroundings;
        this.read = new TerragruntFiles(surroundings.files);
    }
    /** How expressions of a file are evaluated if Terragrunt is started with it. */
    scopeOf(file) {
        return this.evaluation()({ file, from: file, unit: file }).scope;
    }
    /** How they are evaluated in each file that includes it, and has no source of its own. */
    includedScopes(file) {
        this.includers ??= this.findIncluders();
        const units = this.includers.get(file) ?? [];
        return units.map((unit) => this.evaluation()({ file, from: unit, unit }).scope);
    }
    findIncluders() {
        const found = new Map();
        for (const unit of this.surroundings.all()) {
            const declared = this.read.read(unit);
            if (declared === null || declared.includes.size === 0 || declared.hasSource)
                continue;
            const scope = this.scopeOf(unit);
            for (const path of declared.includes.values()) {
                const file = this.fileAt(evaluate(path, scope), unit);
                if (file === null)
                    continue;
                const units = found.get(file);
                if (units === undefined)
                    found.set(file, [unit]);
                else
                    units.push(unit);
            }
        }
        return found;
    }
    /** Reads files, each of them once from the same place. */
    evaluation() {
        this.effort.renew();
        const known = new Map();
        const read = (reading) => {
            const key = `${reading.file}\n${reading.from}`;
            const config = known.get(key) ?? this.configOf(reading, read);
            known.set(key, config);
            return config;
        };
        return read;
    }
    configOf(reading, read) {
        const { file, from, unit } = reading;
        const declared = this.read.read(file);
        const code = (found) => found && evaluate(found, scope);
        const included = (name) => this.fileAt(code(declared?.includes.get(name)), from);
        const config = (path, relativeTo) => {
            if (path === null || this.read.read(path) === null)
                return undefined;
            return read({ file: path, from: relativeTo ?? path, unit }).value;
        };
        const local = remembered((name) => code(declared?.locals.get(name)));
        const include = remembered((name) => {
            if (!declared?.includes.has(''))
                return config(included(name), from);
            // Without a label there is one included file.
            const bare = config(included(''), from);
            return typeof bare === 'function' ? bare(name) : undefined;
        });
        const value = remembered((name) => {
            if (name === 'locals')
                return local;
            return name === 'inputs' ? code(declared?.inputs) : undefined;
        });
        const parent = (name) => {
            if (file !== from)
                return file;
            const [first] = declared?.includes.keys() ?? [];
            return included(typeof name === 'string' ? name : (first ?? '')) ?? file;
        };
        const { files, isSet } = this.surroundings;
        const paths = pathFunctions({ from, unit, parent, files, isSet });
        const scope = {
            name: (name) => (name === 'local' ? local : name === 'include' ? include : undefined),
            call: (name, given) => {
                if (name !== 'read_terragrunt_config')
                    return (paths[name] ?? callFunction)(name, given);
                return config(this.fileAt(given[0], from), null) ?? given[1];
            },
            effort: this.effort
        };
        return { scope, value };
    }
    /** The file of a path in the checkout; of a directory, its unit. */
    fileAt(path, from) {
        if (typeof path !== 'string')
            return null;
        const file = external_node_path_.posix.resolve('/', (0,scan_selection/* directoryOf */.jt)(from), path).slice(1);
        // A path that leads out of the checkout does not come back.
        if (external_node_path_.posix.join(path.startsWith('/') ? '.' : (0,scan_selection/* directoryOf */.jt)(from), path).startsWith('..'))
            return null;
        const names = UNIT.map((name) => (0,scan_selection/* below */.Gz)(file, name));
        const unit = names.find((name) => this.read.read(name) !== null);
        return unit !== undefined && this.read.read(file) === null ? unit : file;
    }
}

;// CONCATENATED MODULE: ./lib/scan/values/workflows.js
const WORKFLOWS = '.github/workflows';
// Repositories have some dozens.
const workflows_MAX_FILES = 200;
/** The first workflow that sets each variable. */
function variablesInWorkflows(files) {
    const found = new Map();
    const names = files.list(WORKFLOWS).filter((name) => /\.ya?ml$/.test(name));
    for (const name of names.slice(0, workflows_MAX_FILES)) {
        const file = `${WORKFLOWS}/${name}`;
        const text = files.read(file) ?? '';
        for (const [, set, option] of text.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)) {
            const variable = set ?? option ?? '';
            if (!found.has(variable))
                found.set(variable, file);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/values/values.js
// Evaluates values that depend on variables and locals, for each client and each use of their module.








/** Everything is read when it is first needed. */
function surroundingsOf(files, found, environment) {
    const inEnvironment = new Set(environment);
    const workflows = (0,usage/* once */.Oo)((_) => variablesInWorkflows(files));
    return {
        files,
        calls: () => localCallsIn(found.calls()),
        all: found.terragrunt,
        isSet: (name) => inEnvironment.has(name),
        setBy: (variable) => {
            const name = `TF_VAR_${variable}`;
            if (inEnvironment.has(name))
                return name;
            const workflow = workflows('all').get(variable);
            return workflow === undefined ? null : `${name} in ${workflow}`;
        }
    };
}
/** Reads other files when the first value needs them, and each of them once. */
function values_valuesIn(surroundings) {
    const instances = (0,usage/* once */.Oo)((client) => (0,usage/* once */.Oo)((evaluation) => new Instances(surroundings, client, evaluation)));
    const terragrunt = new Terragrunt(surroundings);
    return ({ row, place }, value, client) => {
        if (row.grammar === 'terragrunt')
            return terragruntUses(terragrunt, place.file, value);
        const evaluation = row.evaluation?.[client];
        if (evaluation === undefined)
            return asWritten(value);
        const known = instances(client)(evaluation);
        if (known.effort.isSpent)
            return asWritten(value);
        const uses = new Map();
        for (const { scope, use, from } of known.of((0,scan_selection/* directoryOf */.jt)(place.file))) {
            scope.effort.renew();
            const found = { ...resolveValue(value, scope), from };
            const before = uses.get(use);
            if (before === undefined)
                uses.set(use, [found]);
            else
                before.push(found);
        }
        return [...uses.values()];
    };
}
/** Literals alone. */
const asWritten = (value) => [
    [{ ...resolveValue(value, noScope()), from: null }]
];
/** The file as a unit; if that leaves the value open, the file as the units include it. */
function terragruntUses(terragrunt, file, value) {
    if (terragrunt.effort.isSpent)
        return asWritten(value);
    const candidate = (scope) => ({ ...resolveValue(value, scope), from: null });
    const own = candidate(terragrunt.scopeOf(file));
    if (own.isWhole)
        return [[own]];
    const included = terragrunt.includedScopes(file).map((scope) => [candidate(scope)]);
    return included.length === 0 ? [[own]] : included;
}

;// CONCATENATED MODULE: ./lib/scan/values/scan-checkout.js
// Scans a checkout, with the values of variables that its files give.



/** `environment` has the names of the variables that the environment sets. */
const scanInSteps = (selection, environment = []) => scanRepository(selection, (found) => values_valuesIn(surroundingsOf(checkoutFiles(selection), found, environment)));
/** The whole scan at once; nothing else runs meanwhile. */
const scanCheckout = (selection, environment = []) => atOnce(scanInSteps(selection, environment));
function atOnce(steps) {
    for (;;) {
        const step = steps.next(false);
        if (step.done)
            return step.value;
    }
}

// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __nccwpck_require__(3474);
// EXTERNAL MODULE: ./lib/settings/read.js + 1 modules
var read = __nccwpck_require__(5751);
// EXTERNAL MODULE: ./lib/settings/settings.js
var settings = __nccwpck_require__(3152);
;// CONCATENATED MODULE: ./lib/visit/changes.js
// What a pull request changes: the usages in changed files, and the hosts that it adds.

/** What is checked of a scan. `changes` is null without `changed-only`; in doubt everything is checked. */
function applyChanges(scanned, changes, contentOf) {
    const all = { ...scanned, newHosts: new Set(), remarks: [] };
    if (changes === null)
        return all;
    const keepAll = (why) => ({ ...all, remarks: [`changed-only has no effect: ${why}`] });
    if (changes.kind === 'all')
        return keepAll(changes.why);
    const { files } = changes;
    const names = new Set(files.filter(({ status }) => status !== 'removed').map(({ file }) => file));
    if (names.size > 0 && ![...names].some((name) => contentOf(name) !== null)) {
        return keepAll('the checkout contains none of the files that the pull request changes');
    }
    const usages = scanned.usages.filter(({ place }) => names.has(place.file));
    const count = files.length === 1 ? '1 file' : `${files.length} files`;
    const remark = `changed-only: the pull request changes ${count} with ${usages.length} of ${scanned.usages.length} usages`;
    return {
        usages,
        notes: scanned.notes.filter(({ place }) => concerns(place.file, names)),
        newHosts: newHosts(scanned.usages, files, contentOf),
        remarks: [remark]
    };
}
/** A note about a directory concerns every changed file below it. */
const concerns = (place, names) => names.has(place) || place === '.' || [...names].some((name) => name.startsWith(`${place}/`));
// Characters that are searched for hosts. A pull request may have 3,000 patches and 10,000 hosts.
const MAX_SEARCHED = 200_000_000;
/**
 * Hosts that the pull request adds, as far as its patches show: every usage is in a changed file, on
 * added lines, and no removed or unchanged line of a patch names the host. A default registry is never
 * new. In doubt, as when there is too much to search, a host is not new.
 */
function newHosts(usages, files, contentOf) {
    const found = new Set();
    if (files.some(mayHaveNamedAny))
        return found;
    const changed = new Map(files.map((file) => [file.file, linesOf(file, contentOf)]));
    const kept = files.flatMap(({ patch }) => patchLines(patch, /^[ -]/));
    let searched = 0;
    const count = (lines, host) => {
        const spellings = [host, (0,hostname/* showHostname */.nx)(host).toLowerCase()];
        return lines.filter((line) => {
            searched += line.length;
            return searched <= MAX_SEARCHED && spellings.some((spelling) => line.includes(spelling));
        }).length;
    };
    const isAdded = (file, host) => {
        const { isNew, now, added } = changed.get(file)?.() ?? UNCHANGED;
        const lines = isNew ? 0 : count(now, host);
        return isNew || (lines > 0 && lines === count(added, host));
    };
    for (const [host, using] of Map.groupBy(usages, (usage) => usage.host)) {
        if (host === null || using.some(({ isHostImplied }) => isHostImplied))
            continue;
        const used = [...new Set(using.map(({ place }) => place.file))];
        if (!used.every((file) => changed.has(file)) || count(kept, host) > 0)
            continue;
        if (used.every((file) => isAdded(file, host)) && searched <= MAX_SEARCHED)
            found.add(host);
    }
    return found;
}
const UNCHANGED = { isNew: false, now: [], added: [] };
/** Read when they are needed first. */
function linesOf({ file, status, patch }, contentOf) {
    let lines = null;
    const read = () => {
        const isNew = status === 'added';
        if (isNew || patch === null)
            return { ...UNCHANGED, isNew };
        const now = (contentOf(file) ?? '').toLowerCase().split('\n');
        return { isNew, now, added: patchLines(patch, /^\+/) };
    };
    return () => {
        lines ??= read();
        return lines;
    };
}
const patchLines = (patch, sign) => (patch ?? '')
    .toLowerCase()
    .split('\n')
    .filter((line) => sign.test(line));
// Files that can name a host.
const changes_CONFIGURATION = /\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/;
/** A change that cannot be seen, and may have removed the name of any host. */
const mayHaveNamedAny = ({ file, status, changes, patch }) => patch === null && status !== 'added' && changes > 0 && changes_CONFIGURATION.test(file);

// EXTERNAL MODULE: ./lib/visit/requirements.js
var visit_requirements = __nccwpck_require__(2859);
;// CONCATENATED MODULE: ./lib/check.js
// The whole check, in order. Both entry points call it.



















/**
 * Runs the check until it is complete, or `world.stop` or the deadline ends it.
 * @throws SettingsError with all mistakes; no host has been contacted then
 */
async function check(raw, world) {
    const startedAt = new Date();
    const settings = await (0,read/* readSettings */.s)(raw, world);
    const ms = settings.deadlineMs;
    const cancel = world.startTimer(ms, () => world.stop.end({ kind: 'deadline', ms }));
    try {
        return await checkWith(settings, world, startedAt);
    }
    finally {
        cancel();
    }
}
/** Usages, requirements, visits, verdict. */
async function checkWith(settings, world, startedAt) {
    const { environment, stop } = world;
    const before = performance.now();
    const scanned = await scan(settings, world);
    const scanMs = settings.scan.length === 0 ? 0 : performance.now() - before;
    const dialect = await detectDialect(settings, scanned, world);
    const all = {
        usages: (0,usage/* narrowUsages */.sw)(scanned.usages, dialect.clients),
        notes: (0,usage/* notesFor */.vH)([...scanned.notes, ...unreadNotes(scanned, stop.why)], dialect.clients)
    };
    const changes = settings.changedOnly ? await world.changes(settings) : null;
    const contentOf = (file) => {
        const read = (0,read_text/* readText */.yR)((0,external_node_path_.join)(world.directory, file));
        return read.ok ? read.text : null;
    };
    const changed = applyChanges(all, changes, contentOf);
    const { notes, newHosts } = changed;
    const configured = await (0,configure/* configure */.j)(changed.usages, settings, dialect, {
        ...world,
        scanned: { ...settings, ...scanned }
    });
    const { usages, configs, releases } = configured;
    const named = (0,usage/* hostsNamedIn */.kA)(all.usages);
    const requirements = (0,visit_requirements/* requirementsOf */.C)(settings, usages, dialect.clients, named);
    boundHosts(requirements);
    await pendingEvents();
    const seen = await (0,contact/* contact */.j)(requirements, settings, { ...dialect, configs, releases }, world);
    const evidence = {
        requirements,
        visits: seen.visits,
        usages,
        notes,
        isEmpty: settings.scan.length > 0 && scanned.isEmpty && scanned.endedAt === null,
        newHosts,
        complaints: configured.findings,
        tokenVariables: tokenVariablesIn(environment),
        tokenHosts: settings.tokens.map(({ host }) => host),
        tokenSources: seen.tokenSources,
        stopped: stop.why
    };
    const { isFork } = world;
    const rules = { ...settings, dialect: { ...dialect, releases }, isFork };
    const verdict = (0,judge_verdict/* judge */.S)(evidence, { ...rules, now: startedAt.getTime() });
    // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
    const redacted = world.secrets.redact({
        verdict,
        remarks: (0,phrases/* firstRemarks */.q9)([...changed.remarks, ...asideRemarks(verdict), ...configured.remarks])
    }, namesIn(requirements));
    return {
        settings,
        verdict: redacted.verdict,
        context: {
            dialect,
            failOn: settings.failOn,
            scan: {
                files: scanned.files,
                bytes: scanned.bytes,
                usages: usages.length,
                durationMs: scanMs
            },
            remarks: redacted.remarks,
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
            version: version/* VERSION */.xv,
            docsUrl: version/* DOCS_URL */.aq
        }
    };
}
/** Suggests `exclude` once for all findings in tests, examples and templates. */
function asideRemarks({ files }) {
    const aside = files.filter(({ exclude, severity }) => exclude !== undefined && severity !== 'notice');
    const patterns = new Set(aside.flatMap(({ exclude }) => exclude ?? []));
    return aside.length === 0 ? [] : [(0,place/* describeAside */.Az)(aside.length, [...patterns])];
}
/** Names of variables that look like token variables, whether or not a client reads them. */
const tokenVariablesIn = (environment) => Object.keys(environment).filter((name) => /^TFE?_?TOKEN/i.test(name));
/** The first directory that a scan did not reach before its end. */
function unreadNotes({ endedAt, files }, stopped) {
    if (endedAt === null || stopped === null)
        return [];
    return [(0,usage/* noteAbout */.YW)(endedAt, (0,problems_file.fileLimit)({ kind: 'time', stopped, files }))];
}
/** Scans the repository. Contacts no host. */
function scan({ scan: entries, exclude }, { directory, environment, stop, progress }) {
    const selection = { root: directory, scan: entries, exclude };
    const steps = scanInSteps(selection, Object.keys(environment));
    return giveWay(steps, stop, (files) => progress({ kind: 'scan', files }));
}
/** The names of hosts and services that the settings and the files contain. */
const namesIn = (requirements) => new Set(requirements.flatMap(({ host, service }) => [host, (0,hostname/* showHostname */.nx)(host), service]));
/** The clients that the settings or the scanned files choose. */
const detectDialect = (settings, scanned, { environment, directory }) => (0,dialect/* resolveDialect */.L)({
    setting: settings.dialect,
    scan: settings.scan.length === 0
        ? null
        : {
            ...scanned,
            selection: { root: directory, exclude: settings.exclude },
            hasCloudHostname: Boolean(environment['TF_CLOUD_HOSTNAME'])
        }
});
/** A file with more hosts than this would keep the check busy for hours. */
function boundHosts(requirements) {
    const { size } = new Set(requirements.map(({ host }) => host));
    if (size <= kinds/* MAX_HOSTS */.pS)
        return;
    throw new settings/* SettingsError */.G([
        `scan found ${size} hosts, the limit is ${kinds/* MAX_HOSTS */.pS}: narrow scan or exclude files`
    ]);
}


/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(572);
/* harmony import */ var _configure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2971);
/* harmony import */ var _contact_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4467);
/* harmony import */ var _credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3185);
/* harmony import */ var _explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3379);
/* harmony import */ var _explain_credentials_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4425);
/* harmony import */ var _files_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6309);
/* harmony import */ var _interruption_js__WEBPACK_IMPORTED_MODULE_24__ = __nccwpck_require__(1364);
/* harmony import */ var _protocol_version_js__WEBPACK_IMPORTED_MODULE_25__ = __nccwpck_require__(3592);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7758);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4120);
/* harmony import */ var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(8641);
/* harmony import */ var _report_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(1316);
/* harmony import */ var _report_usages_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(3548);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(2730);
/* harmony import */ var _scan_clients_dialect_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(8416);
/* harmony import */ var _scan_usage_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(7854);
/* harmony import */ var _settings_command_line_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(9766);
/* harmony import */ var _settings_help_js__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(4226);
/* harmony import */ var _settings_read_js__WEBPACK_IMPORTED_MODULE_17__ = __nccwpck_require__(5751);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_18__ = __nccwpck_require__(3152);
/* harmony import */ var _show_progress_js__WEBPACK_IMPORTED_MODULE_19__ = __nccwpck_require__(4571);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_20__ = __nccwpck_require__(6202);
/* harmony import */ var _visit_requirements_js__WEBPACK_IMPORTED_MODULE_21__ = __nccwpck_require__(2859);
/* harmony import */ var _visit_skip_js__WEBPACK_IMPORTED_MODULE_22__ = __nccwpck_require__(5960);
/* harmony import */ var _visit_stop_js__WEBPACK_IMPORTED_MODULE_23__ = __nccwpck_require__(6875);
// The command line: reads arguments, writes text or JSON, sets the exit code.


























const { env, stderr, stdin, stdout } = process;
// Wider lines are hard to read. Output that is not a terminal is not wrapped.
const MAX_WIDTH = 100;
// Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would
// block all others.
env['UV_THREADPOOL_SIZE'] ??= '64';
const command = (0,_settings_command_line_js__WEBPACK_IMPORTED_MODULE_15__/* .parseCommandLine */ .D)(process.argv.slice(2));
// A check has its exit code and reports as well; other commands have only their output.
const loseOutput = (why) => {
    stderr.write(`tf-disco: the output was not written: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(why)}\n`);
    if (command.kind !== 'check')
        process.exit(3);
};
(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__/* .outlive */ .B_)(stdout, loseOutput);
(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__/* .outlive */ .B_)(stderr, () => { });
const stop = new _visit_stop_js__WEBPACK_IMPORTED_MODULE_23__/* .Stop */ .V();
const now = () => performance.now();
await (0,_interruption_js__WEBPACK_IMPORTED_MODULE_24__/* .leave */ .q)(process, await main(command));
async function main(command) {
    const secrets = (0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .openSecrets */ .c)('raw' in command ? command.raw : {}, env);
    const crash = (error) => {
        stderr.write(`${(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .clearCrash */ .r)((clear) => (0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .describeCrash */ .p7)(error, clear), secrets)}\n`);
        return 3;
    };
    // The other commands have no results to be reported in part.
    const isFinal = command.kind !== 'check';
    const interrupted = (0,_interruption_js__WEBPACK_IMPORTED_MODULE_24__/* .endWhenInterrupted */ .w)(process, stop, { isFinal, crash, now });
    try {
        const exitCode = await perform(command, secrets);
        return interrupted.aborted ? 3 : exitCode;
    }
    catch (error) {
        if (error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_18__/* .SettingsError */ .G)
            return complain(secrets.redact(error.mistakes));
        return crash(error);
    }
}
async function perform(command, secrets) {
    switch (command.kind) {
        case 'help':
            stdout.write((0,_settings_help_js__WEBPACK_IMPORTED_MODULE_16__/* .renderHelp */ .W)());
            return 0;
        case 'version':
            stdout.write(`${_protocol_version_js__WEBPACK_IMPORTED_MODULE_25__/* .VERSION */ .xv}\n`);
            return 0;
        case 'mistakes':
            return complain(secrets.redact(command.mistakes));
        case 'explain':
            return explain(command, secrets);
        case 'usages':
            return listUsages(command.raw, command.format === 'json', secrets);
        case 'check':
            return runCheck(command.raw, command.format === 'json', secrets);
    }
}
function complain(mistakes) {
    for (const mistake of mistakes)
        stderr.write(`tf-disco: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(mistake)}\n`);
    return 2;
}
async function runCheck(raw, json, secrets) {
    const { settings, verdict, context } = await checkWithProgress(raw, secrets);
    const width = stdout.isTTY
        ? Math.min(stdout.columns || MAX_WIDTH, MAX_WIDTH)
        : Number.POSITIVE_INFINITY;
    const options = { colour: wantsColour(), width, context };
    try {
        await (0,_streams_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)(stdout, json ? (0,_report_json_js__WEBPACK_IMPORTED_MODULE_7__/* .renderJson */ .h)(verdict, context) : (0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .renderText */ .S5)(verdict, options));
    }
    catch (error) {
        loseOutput(secrets.redact((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error)));
    }
    for (const warning of (0,_report_files_js__WEBPACK_IMPORTED_MODULE_12__/* .writeReportFiles */ .t)(settings.report, { verdict, context }, process.cwd())) {
        stderr.write(`tf-disco: ${warning}\n`);
    }
    return verdict.passed ? 0 : 1;
}
async function checkWithProgress(raw, secrets) {
    const write = (text) => void stderr.write(secrets.redact(text));
    const progress = stderr.isTTY
        ? (0,_show_progress_js__WEBPACK_IMPORTED_MODULE_19__/* .progressInTerminal */ .XP)(write, stderr.columns || MAX_WIDTH, _show_progress_js__WEBPACK_IMPORTED_MODULE_19__/* .every */ .Si)
        : (0,_show_progress_js__WEBPACK_IMPORTED_MODULE_19__/* .progressInLog */ .fN)((line) => write(`${line}\n`), _show_progress_js__WEBPACK_IMPORTED_MODULE_19__/* .every */ .Si);
    try {
        return await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6)(raw, {
            environment: env,
            directory: process.cwd(),
            isFork: false,
            stop,
            startTimer: _visit_stop_js__WEBPACK_IMPORTED_MODULE_23__/* .startTimer */ .I,
            progress: progress.show,
            changes: noPullRequest,
            secrets,
            kill: process.kill
        });
    }
    finally {
        progress.end();
    }
}
async function listUsages(raw, json, { redact }) {
    const world = { environment: env, directory: process.cwd(), stop, progress: () => { } };
    const settings = await (0,_settings_read_js__WEBPACK_IMPORTED_MODULE_17__/* .readSettings */ .s)(raw, world);
    const scanned = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(settings, world);
    const dialect = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .detectDialect */ .IZ)(settings, scanned, world);
    const found = (0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .narrowUsages */ .sw)(scanned.usages, dialect.clients);
    const { usages, remarks } = await (0,_configure_js__WEBPACK_IMPORTED_MODULE_1__/* .configure */ .j)(found, settings, dialect, {
        ...world,
        scanned: { ...settings, ...scanned }
    });
    const requirements = (0,_visit_requirements_js__WEBPACK_IMPORTED_MODULE_21__/* .requirementsOf */ .C)(settings, usages, dialect.clients);
    const skips = (0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_22__/* .skipsOf */ .e)(requirements, settings, dialect);
    const shown = json
        ? (0,_report_usages_js__WEBPACK_IMPORTED_MODULE_11__/* .renderUsagesJson */ .P)(usages, skips)
        : (0,_report_usages_js__WEBPACK_IMPORTED_MODULE_11__/* .renderUsagesText */ .e)(usages, requirements, skips);
    await (0,_streams_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)(stdout, shown);
    const notes = (0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .notesFor */ .vH)(scanned.notes, dialect.clients).map(({ problem, place }) => `${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(place.file)}:${place.line}: ${problem.code}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(problem.message)}\n`);
    const lines = (0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .firstRemarks */ .q9)(remarks).map((remark) => `${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .RK)(remark)}\n`);
    await (0,_streams_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)(stderr, redact([...new Set(notes), ...lines]));
    return 0;
}
/** `changed-only` is an input of the Action; the command line has no pull request. */
async function noPullRequest() {
    return { kind: 'all', why: 'there is no pull request' };
}
/** Follows https://no-color.org and FORCE_COLOR; empty variables are ignored. */
function wantsColour() {
    if (env['NO_COLOR'])
        return false;
    return env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stdout.isTTY;
}
/** Explains each text. The exit code is 1 if a client rejects one of them. */
async function explain(command, secrets) {
    const world = { environment: env, directory: process.cwd() };
    const explainText = await explainer(command, await (0,_settings_read_js__WEBPACK_IMPORTED_MODULE_17__/* .readSettings */ .s)(command.raw, world), secrets);
    const isJson = command.format === 'json';
    let isRejected = false;
    for (const text of command.texts) {
        for await (const line of text === '-' ? (0,_streams_js__WEBPACK_IMPORTED_MODULE_20__/* .linesOf */ .Dx)(stdin) : [text]) {
            const { explained, rendered } = await explainText(line);
            isRejected ||= explained.error !== null;
            stdout.write(isJson ? `${JSON.stringify(explained)}\n` : rendered);
        }
    }
    return isRejected ? 1 : 0;
}
async function explainer({ subject }, settings, secrets) {
    const dialect = await (0,_scan_clients_dialect_js__WEBPACK_IMPORTED_MODULE_13__/* .resolveDialect */ .L)({ setting: settings.dialect, scan: null });
    // For both clients, the explanation shows Terraform's defaults.
    const client = dialect.clients[0] ?? 'terraform';
    switch (subject) {
        case 'host':
            return await hostExplainer(settings, dialect, secrets);
        case 'module':
            return async (text) => {
                const explained = (0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .explainModule */ .yo)(text, client);
                return { explained, rendered: (0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .renderExplainedModule */ .dU)(explained, client) };
            };
        case 'provider':
            return async (text) => {
                const explained = (0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .explainProvider */ .bx)(text, client);
                return { explained, rendered: (0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .renderExplainedProvider */ .gn)(explained, client) };
            };
    }
}
/** Reads the credentials of this machine once. Other subjects do not load them. */
async function hostExplainer(settings, dialect, secrets) {
    const world = { environment: env, secrets, kill: process.kill, stop };
    const configs = await (0,_configure_js__WEBPACK_IMPORTED_MODULE_1__/* .readCliConfigs */ .o)(settings.cliConfig, dialect.clients, env);
    const open = await (0,_contact_js__WEBPACK_IMPORTED_MODULE_2__/* .openCredentials */ .Z)(settings, configs, world);
    const machine = {
        ...open,
        variables: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenVariablesIn */ .w5)(env),
        redact: secrets.redact
    };
    return async (text) => {
        const host = (0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .explainHost */ .mv)(text);
        const { hostname } = host;
        const credentials = hostname === null ? null : await (0,_explain_credentials_js__WEBPACK_IMPORTED_MODULE_5__/* .explainCredentials */ .U)(hostname, machine);
        return {
            explained: { ...host, credentials },
            rendered: `${(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .renderExplainedHost */ .ve)(host)}${credentials === null ? '' : (0,_explain_credentials_js__WEBPACK_IMPORTED_MODULE_5__/* .renderExplainedCredentials */ .f)(credentials)}`
        };
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ configure),
/* harmony export */   o: () => (/* binding */ readCliConfigs)
/* harmony export */ });
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9562);

/** Applies the CLI configuration. It is not read unless something is required of a host. */
async function configure(usages, settings, dialect, { environment, directory, scanned }) {
    if (settings.hostnames.length === 0 && usages.every(({ needs }) => needs.length === 0)) {
        return { usages, remarks: [], findings: [], configs: [], releases: dialect.releases };
    }
    const configs = await readCliConfigs(settings.cliConfig, dialect.clients, environment);
    const releases = dialect.releases.map((release) => {
        const config = configs.find(({ client }) => client === release.client);
        return { ...release, attemptMs: config?.requestTimeoutMs ?? release.attemptMs };
    });
    // Only the walk of a whole checkout sees all directories.
    const mayHavePlugins = scanned.hasPlugins || scanned.scan.some((entry) => entry !== '.');
    const checkout = { root: directory, mayHavePlugins, releases };
    const installed = await leaveOutInstalled(usages, configs, checkout);
    const findings = [...configs.flatMap((config) => config.findings), ...installed.findings];
    const { mergeFindings } = await __nccwpck_require__.e(/* import() */ 45).then(__nccwpck_require__.bind(__nccwpck_require__, 4045));
    return { ...installed, findings: mergeFindings(findings), configs, releases };
}
/** The CLI configuration of each client, the first one first. */
async function readCliConfigs(cliConfig, clients, environment) {
    const { thisMachine } = await __nccwpck_require__.e(/* import() */ 614).then(__nccwpck_require__.bind(__nccwpck_require__, 1614));
    const { readCliConfig } = await __nccwpck_require__.e(/* import() */ 45).then(__nccwpck_require__.bind(__nccwpck_require__, 4045));
    const machine = thisMachine(environment);
    return clients.map((client) => readCliConfig(client, machine, cliConfig));
}
async function leaveOutInstalled(usages, configs, checkout) {
    const hasProviders = usages.some(({ needs }) => needs.some(({ service }) => service === _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDERS */ .xq));
    if (!hasProviders)
        return { usages, remarks: [], findings: [] };
    const { withoutInstalled } = await __nccwpck_require__.e(/* import() */ 191).then(__nccwpck_require__.bind(__nccwpck_require__, 8191));
    return withoutInstalled(usages, configs, checkout);
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ openCredentials),
/* harmony export */   j: () => (/* binding */ contact)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _visit_skip_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5960);


/** Visits the hosts that are required and allowed. */
async function contact(requirements, settings, dialect, world) {
    const hosts = [...new Set(requirements.map(({ host }) => host))];
    const skips = (0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skipsOf */ .e)(requirements, settings, dialect);
    const skipped = Array.from(skips, ([host, problem]) => (0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skip */ .i)(host, problem));
    const asked = hosts.filter((host) => !skips.has(host));
    if (asked.length === 0)
        return { visits: skipped, tokenSources: new Map() };
    // Loaded only if there are hosts to visit: TLS and HTTP are most of the start-up cost.
    const { networkOf } = await Promise.all(/* import() */[__nccwpck_require__.e(629), __nccwpck_require__.e(392)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7392));
    const { attemptLimitMs, visitHosts } = await __nccwpck_require__.e(/* import() */ 949).then(__nccwpck_require__.bind(__nccwpck_require__, 4949));
    const { configs, releases } = dialect;
    const { credentials, forced } = await openCredentials(settings, configs, world);
    const visited = await visitHosts(asked, {
        network: networkOf(settings),
        credentials,
        forced,
        required: Map.groupBy(requirements, ({ host }) => host),
        maxRedirects: Math.max(...dialect.clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REDIRECTS */ .NX[client])),
        releases,
        timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
        retries: settings.retries,
        concurrency: settings.concurrency,
        random: Math.random,
        now: Date.now,
        startTimer: world.startTimer,
        stop: world.stop,
        progress: (progress) => world.progress({ kind: 'visits', ...progress })
    });
    return { visits: [...visited, ...skipped], tokenSources: credentials.known };
}
/** The credentials that the clients of these configurations find on this machine. */
async function openCredentials(settings, configs, { environment, secrets, kill, stop }) {
    const { readMachineCredentials } = await Promise.all(/* import() */[__nccwpck_require__.e(45), __nccwpck_require__.e(566)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7566));
    return readMachineCredentials({ ...settings, configs }, environment, {
        learn: secrets.learn,
        kill,
        stop: stop.signal,
        abortAfter: (ms) => AbortSignal.timeout(ms)
    });
}


/***/ }),

/***/ 3185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  r: () => (/* binding */ clearCrash),
  c: () => (/* binding */ openSecrets)
});

// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/token.js
var protocol_token = __nccwpck_require__(2713);
// EXTERNAL MODULE: ./lib/settings/lines.js
var lines = __nccwpck_require__(7630);
;// CONCATENATED MODULE: ./lib/credentials/known-tokens.js



const isHost = (text) => (0,hostname/* parseHostname */.Pv)(text).ok;
// A line with swapped sides has the token on the left and a host with a dot on the right.
const isFullName = (text) => text.includes('.') && isHost(text);
/**
 * The tokens of the `tokens` setting, of every TF_TOKEN_ variable, for a host or not, and the token for
 * GitHub. A line that cannot be read is a secret as a whole.
 */
function knownTokens(raw, environment) {
    const fromSetting = (0,lines/* secretItems */.vk)(raw.tokens ?? '').flatMap((line) => {
        const equals = line.indexOf('=');
        const right = line.slice(equals + 1).trim();
        const left = equals < 0 ? '' : line.slice(0, equals).trim();
        const swapped = left !== '' && (!isHost(left) || (!left.includes('.') && isFullName(right)));
        return swapped ? [right, left, line] : [right];
    });
    const fromEnvironment = Object.entries(environment).flatMap(([name, value]) => name.startsWith('TF_TOKEN_') && value !== undefined ? [value] : []);
    return [...fromSetting, ...fromEnvironment, raw['github-token']?.trim() ?? '']
        .filter((text) => text !== '')
        .map((text) => new protocol_token/* Token */.o(text));
}

// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __nccwpck_require__(1064);
;// CONCATENATED MODULE: ./lib/credentials/redaction/grams.js
// A set of pieces of text, all of one length, and where a text contains one of them.
// Odd, so that multiplication modulo 2^32 loses nothing.
const BASE = 0x01000193;
const SPREAD = 0x9e3779b1;
/** Takes constant time for each character of a text, however many pieces there are. */
class Grams {
    length;
    #pool;
    /** A hash table with open addressing of places in the pool; -1 where it is empty. */
    #slots;
    #shift;
    /** What the first character of a piece adds to its hash. */
    #highest;
    /** The pieces of this length that begin at these places of the pool. */
    constructor(length, pool, starts) {
        this.length = length;
        this.#pool = pool;
        const bits = Math.max(4, Math.ceil(Math.log2(2 * starts.length + 1)));
        this.#slots = new Int32Array(2 ** bits).fill(-1);
        this.#shift = 32 - bits;
        let highest = 1;
        for (let step = 1; step < length; step += 1)
            highest = Math.imul(highest, BASE);
        this.#highest = highest;
        for (const start of starts)
            this.#slots[this.#slotOf(pool, start, this.#hash(pool, start))] = start;
    }
    /** Whether the text has one of the pieces at this place. */
    hasAt(text, at) {
        if (at < 0 || at + this.length > text.length)
            return false;
        return this.#startOf(text, at, this.#hash(text, at)) >= 0;
    }
    /**
     * Calls `found` with each place where the text has one of the pieces, in order, and with up to `reach`
     * characters before and after it that are as in the pool.
     */
    search(text, reach, found) {
        const length = this.length;
        if (text.length < length)
            return;
        let hash = this.#hash(text, 0);
        for (let at = 0;; at += 1) {
            const start = this.#startOf(text, at, hash);
            if (start >= 0) {
                let [before, after] = [0, length];
                while (before < reach && this.#isSame(text, at, start, -1 - before))
                    before += 1;
                while (after < length + reach && this.#isSame(text, at, start, after))
                    after += 1;
                found(at - before, at + after);
            }
            if (at + length >= text.length)
                return;
            const rest = hash - Math.imul(text[at] ?? 0, this.#highest);
            hash = (Math.imul(rest, BASE) + (text[at + length] ?? 0)) | 0;
        }
    }
    /** Where the piece begins in the pool; -1 if it is none. */
    #startOf(text, at, hash) {
        return this.#slots[this.#slotOf(text, at, hash)] ?? -1;
    }
    #isSame(text, at, start, step) {
        const code = text[at + step];
        return code !== undefined && code === this.#pool[start + step];
    }
    /** The slot that holds this piece, or in which it would be. */
    #slotOf(text, at, hash) {
        let slot = Math.imul(hash ^ (hash >>> 15), SPREAD) >>> this.#shift;
        for (;;) {
            const start = this.#slots[slot] ?? -1;
            if (start < 0 || this.#isEqual(start, text, at))
                return slot;
            slot = slot + 1 === this.#slots.length ? 0 : slot + 1;
        }
    }
    #isEqual(start, text, at) {
        for (let step = 0; step < this.length; step += 1) {
            if (!this.#isSame(text, at, start, step))
                return false;
        }
        return true;
    }
    #hash(text, at) {
        let hash = 0;
        for (let step = at; step < at + this.length; step += 1) {
            hash = (Math.imul(hash, BASE) + (text[step] ?? 0)) | 0;
        }
        return hash;
    }
}

// EXTERNAL MODULE: ./lib/go/quote.js
var quote = __nccwpck_require__(6246);
// EXTERNAL MODULE: ./lib/go/url-escape.js
var url_escape = __nccwpck_require__(6979);
;// CONCATENATED MODULE: ./lib/credentials/redaction/spellings.js
// How a server, or this program, may spell a token.



/** What must be hidden of a token: the whole, and each of its lines. */
function partsOf(token) {
    const text = token.reveal();
    const lines = /[\r\n]/.test(text) ? text.split(/[\r\n]+/) : [];
    return [text, ...lines].filter((part) => part.trim().length >= protocol_token/* SHORTEST_HIDDEN */.I);
}
/** Most servers read a header byte by byte, and so does Node when the server returns it. */
const readingsOf = (part) => [
    ...new Set([part, Buffer.from(part).toString('latin1')])
];
/**
 * The base64 of a text that contains this one, as far as it depends on this one only: it differs with the
 * number of octets before it. Each without the character that begins at its end, and with it.
 */
const base64Of = (text) => ['', 'x', 'xx'].flatMap((before) => {
    const encoded = Buffer.from(before + text).toString('base64');
    const own = encoded.slice(Math.ceil((before.length * 4) / 3)).replace(/=+$/, '');
    return encoded.endsWith('=') ? [own.slice(0, -1), own] : [own];
});
/**
 * The spellings of the tokens that remain when a text is read without case, white space and escapes
 * (`viewsOf`). Base64 has only the alphabet that URLs do not need.
 */
function* searchedSpellings(tokens) {
    const parts = tokens.flatMap(partsOf).map((part) => part.trim());
    for (const text of new Set(parts.flatMap(readingsOf))) {
        yield text;
        // Forms and queries.
        if (text.includes(' '))
            yield text.replaceAll(' ', '+');
        yield* base64Of(text);
        yield Buffer.from(text).toString('hex');
    }
}
// Longer tokens are in no line of a log, and masks of many tokens would flood it.
const MAX_DERIVED = (/* unused pure expression or super */ null && (16 * 1024));
const MAX_DERIVED_TOTAL = (/* unused pure expression or super */ null && (1024 * 1024));
/**
 * A function that asks the runner to mask tokens, which the runner finds only with this case and these
 * escapes: the lines of each token, and what this program may make of them, up to a limit in all.
 */
function masker(write) {
    let room = MAX_DERIVED_TOTAL;
    return (tokens) => {
        const parts = tokens.flatMap(partsOf).flatMap((part) => [part, part.trim()]);
        const derived = [];
        for (const text of new Set(parts.flatMap(readingsOf))) {
            if (text.length > MAX_DERIVED || room < 0)
                continue;
            const forms = derivedOf(text).filter((form) => form.trim().length >= SHORTEST_HIDDEN);
            derived.push(...forms);
            room -= forms.join('').length;
        }
        write([...new Set([...parts, ...derived])]);
    };
}
function derivedOf(text) {
    const path = escapePath(text);
    const quoted = quoteText(text).slice(1, -1);
    const percent = [encodeURIComponent(text.toWellFormed()), ...(path.ok ? [path.value] : [])];
    const base64 = base64Of(text);
    const hex = Buffer.from(text).toString('hex');
    return [
        text,
        text.toLowerCase(),
        quoted,
        JSON.stringify(text).slice(1, -1),
        ...percent,
        ...percent.map((escaped) => escaped.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase())),
        ...base64,
        ...base64.map((encoded) => encoded.replaceAll('+', '-').replaceAll('/', '_')),
        hex,
        hex.toUpperCase()
    ];
}

// EXTERNAL MODULE: ./lib/protocol/idna.js
var idna = __nccwpck_require__(1822);
;// CONCATENATED MODULE: ./lib/credentials/redaction/views.js
// Reads a text as the places that repeat a token may have written it: case, white space and escapes
// are removed, and every character that is left knows its place in the original.

// A text in a message is escaped by the server, by the URL that it is in, and by Go's %q around that.
const MAX_LEVELS = 4;
/** Looks at the text as it is, and after each level of escapes is removed. */
function viewsOf(text, look) {
    let decoded = { text, starts: null };
    for (let level = 0; level < MAX_LEVELS && decoded !== null; level += 1) {
        look(fold(decoded, text.length));
        decoded = decode(decoded, text.length);
    }
}
/** Where a text was cut. */
const CUT = '…';
/** What white space is in a view. */
const SPACE = 0x20;
// Of base64, the alphabet for URLs is read like the other one.
const ASCII = Uint16Array.from({ length: 0x80 }, (_, code) => {
    const character = String.fromCharCode(code);
    if (code <= SPACE || code === 0x7f)
        return SPACE;
    return ({ '-': '+', _: '/' }[character] ?? character).toLowerCase().charCodeAt(0);
});
// Invisible characters, and what decoders write for incomplete ones.
const DROPPED = /[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u;
/** Any other character without differences of case and compatibility; ß, ẞ and SS are the same. */
function foldCharacter(character) {
    if (character === CUT)
        return character;
    if (/[\s\x80-\x9f]/.test(character))
        return ' ';
    if (DROPPED.test(character))
        return '';
    return character.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
}
// Most texts are short, so their views share this room.
let codes = new Uint16Array(1024);
let places = new Uint32Array(1025);
function makeRoom(size) {
    if (size < codes.length)
        return;
    const [longer, further] = [new Uint16Array(2 * size), new Uint32Array(2 * size + 1)];
    longer.set(codes);
    further.set(places);
    codes = longer;
    places = further;
}
/** Without differences of case, compatibility and white space, a run of which is one space. */
function fold({ text, starts }, length) {
    makeRoom(text.length);
    let size = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const start = starts === null ? at : (starts[at] ?? length);
        if (code < 0x80) {
            size = put(ASCII[code] ?? SPACE, start, size);
            continue;
        }
        const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
        const folded = foldCharacter(character);
        makeRoom(size + folded.length + text.length - at);
        for (let unit = 0; unit < folded.length; unit += 1) {
            size = put(folded.charCodeAt(unit), start, size);
        }
        at += character.length - 1;
    }
    places[size] = length;
    return { codes: codes.subarray(0, size), starts: places.subarray(0, size + 1) };
}
/** Appends the code, and returns how many there are now. */
function put(code, start, size) {
    if (code === SPACE && size > 0 && codes[size - 1] === SPACE)
        return size;
    codes[size] = code;
    places[size] = start;
    return size + 1;
}
const ENTITIES = {
    amp: '&',
    apos: "'",
    gt: '>',
    lt: '<',
    nbsp: ' ',
    quot: '"'
};
// In this order: bytes; escapes of Go and JSON; of HTML and XML; labels in punycode; and
// what is left of an escape where a text was cut.
const ESCAPES = /((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=…|$)/g;
const MAY_ESCAPE = /[%\\&]|xn--/i;
/** The text after one level of escapes is removed; null if there is none. */
function decode({ text, starts }, length) {
    if (!MAY_ESCAPE.test(text))
        return null;
    let decoded = '';
    const places = [];
    let from = 0;
    const placeOf = (at) => (starts === null ? at : (starts[at] ?? length));
    const copyUntil = (end) => {
        for (let at = from; at < end; at += 1)
            places.push(placeOf(at));
        decoded += text.slice(from, end);
    };
    for (const match of text.matchAll(ESCAPES)) {
        copyUntil(match.index);
        from = match.index + match[0].length;
        for (const { written, at } of meaningOf(match)) {
            decoded += written;
            for (let unit = 0; unit < written.length; unit += 1)
                places.push(placeOf(match.index + at));
        }
    }
    if (from === 0)
        return null;
    copyUntil(text.length);
    return { text: decoded, starts: places };
}
function meaningOf(match) {
    const [whole, bytes, unit, rune, itself, space, decimal, hexadecimal, entity, label] = match;
    if (bytes !== undefined)
        return charactersOf(bytes);
    if (label !== undefined)
        return [{ written: (0,idna/* decodePunycode */.mI)(label.toLowerCase()), at: 0 }];
    if (unit !== undefined)
        return one(String.fromCharCode(Number.parseInt(unit, 16)));
    if (rune !== undefined)
        return one(character(Number.parseInt(rune, 16)));
    if (decimal !== undefined)
        return one(character(Number(decimal)));
    if (hexadecimal !== undefined)
        return one(character(Number.parseInt(hexadecimal, 16)));
    if (entity !== undefined)
        return one(ENTITIES[entity] ?? whole);
    return one(itself ?? (space === undefined ? '' : ' '));
}
const one = (written) => [{ written, at: 0 }];
const character = (code) => code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
/** The characters of escaped bytes; a byte that is not part of UTF-8 is read as Latin-1. */
function charactersOf(escapes) {
    const width = escapes.startsWith('%') ? 3 : 4;
    const bytes = Array.from({ length: escapes.length / width }, (_, index) => Number.parseInt(escapes.slice(width * (index + 1) - 2, width * (index + 1)), 16));
    const found = [];
    for (let index = 0; index < bytes.length;) {
        const { written, size } = characterAt(bytes, index);
        found.push({ written, at: width * index });
        index += size;
    }
    return found;
}
function characterAt(bytes, index) {
    const lead = bytes[index] ?? 0;
    const alone = { written: String.fromCharCode(lead), size: 1 };
    if (lead < 0xc0)
        return alone;
    const size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    let code = lead & (0x7f >> size);
    for (let next = index + 1; next < index + size; next += 1) {
        const byte = bytes[next] ?? 0;
        if ((byte & 0xc0) !== 0x80)
            return alone;
        code = (code << 6) | (byte & 0x3f);
    }
    return { written: character(code), size };
}

;// CONCATENATED MODULE: ./lib/credentials/redaction/hide.js
// Replaces tokens in a text, in whatever spelling, and their pieces.




const SHOWN = '***';
// A longer token is also hidden where a text has only this much of it, such as a line of its base64.
// No ordinary text has so many characters in common with a token.
const PIECE = 12;
// The index has a piece for every fourth character, since a token may have a million.
const STRIDE = 4;
// Excerpts are cut at this length and end without an ellipsis (visit/wrong-document.ts).
const LONG = 200;
/**
 * A function that takes time in proportion to its text, however many tokens there are and however long
 * they are. Null without tokens.
 */
function makeHide(tokens) {
    const index = indexOf(tokens);
    if (index === null)
        return null;
    return (text, kept) => {
        const found = [];
        viewsOf(text, (view) => findTokens(view, text, index, found));
        return found.length === 0 ? text : replace(text, found, kept);
    };
}
/** Null without tokens. */
function indexOf(tokens) {
    const patterns = [];
    for (const spelling of searchedSpellings(tokens)) {
        viewsOf(spelling, ({ codes }) => {
            if (codes.length >= protocol_token/* SHORTEST_HIDDEN */.I)
                patterns.push(codes.slice());
        });
    }
    if (patterns.length === 0)
        return null;
    const pool = new Uint16Array(patterns.reduce((total, { length }) => total + length, 0));
    // By their length, where pieces of this length begin in the pool.
    const pieces = Array.from({ length: PIECE + 1 }, () => []);
    const heads = Array.from({ length: PIECE }, () => []);
    let start = 0;
    for (const pattern of patterns) {
        const { length } = pattern;
        pool.set(pattern, start);
        for (let at = 0; at + PIECE < length; at += STRIDE)
            pieces[PIECE]?.push(start + at);
        const last = Math.min(length, PIECE);
        pieces[last]?.push(start + length - last);
        for (let head = protocol_token/* SHORTEST_HIDDEN */.I; head < last; head += 1)
            heads[head]?.push(start);
        start += length;
    }
    const grams = (starts, length) => starts.length === 0 ? [] : [new Grams(length, pool, starts)];
    return { pieces: pieces.flatMap(grams), heads: heads.flatMap(grams).reverse() };
}
function findTokens({ codes, starts }, text, { pieces, heads }, found) {
    const add = (start, end) => {
        const first = codes[start] === SPACE ? start + 1 : start;
        let last = codes[end - 1] === SPACE ? end - 1 : end;
        // Several characters may be from one place.
        while (last < codes.length && starts[last] === starts[last - 1])
            last += 1;
        const from = starts[first] ?? 0;
        const to = starts[last] ?? text.length;
        const before = found.at(-1);
        if (before === undefined || from < before.from || from > before.to)
            found.push({ from, to });
        else
            found[found.length - 1] = { from: before.from, to: Math.max(before.to, to) };
    };
    for (const grams of pieces)
        grams.search(codes, grams.length === PIECE ? STRIDE - 1 : 0, add);
    const addHead = (end) => {
        const head = heads.find((grams) => grams.hasAt(codes, end - grams.length));
        if (head !== undefined)
            add(end - head.length, end);
    };
    const cut = CUT.charCodeAt(0);
    for (let at = codes.indexOf(cut); at >= 0; at = codes.indexOf(cut, at + 1))
        addHead(at);
    if (text.length >= LONG)
        addHead(codes.length);
}
function replace(text, found, kept) {
    let shown = '';
    let from = 0;
    for (const range of found.toSorted((a, b) => a.from - b.from)) {
        if (range.to <= from || (kept.size > 0 && isKept(text, range, kept)))
            continue;
        // Ranges that touch are one.
        if (range.from > from || from === 0)
            shown += text.slice(from, range.from) + SHOWN;
        from = range.to;
    }
    return shown + text.slice(from);
}
const IN_WORD = /[\p{L}\p{M}\p{N}.:-]/u;
// A hostname and its port.
const LONGEST_KEPT = 260;
/** Whether the range is part of a name to keep, which ends where no hostname can go on. */
function isKept(text, { from, to }, kept) {
    const isOfName = (at) => Math.max(from - at, at - to) < LONGEST_KEPT && IN_WORD.test(text[at] ?? '');
    let start = from;
    while (isOfName(start - 1))
        start -= 1;
    let end = to;
    while (isOfName(end))
        end += 1;
    // The end of a sentence, or of a clause.
    while (end > to && /[.:]/.test(text[end - 1] ?? ''))
        end -= 1;
    return kept.has(text.slice(start, end));
}

;// CONCATENATED MODULE: ./lib/credentials/redaction/redaction.js
// Replaces tokens in data: a server may repeat the token that it was sent.


// A document may have 10,000 levels, of which the clients read three; the recursion needs a limit.
const MAX_DEPTH = 64;
// Fields with fixed words, or with text from the user's files. A token that is an ordinary word, such as
// `error`, must not change a verdict.
const OURS = new Set([
    'kind',
    'severity',
    'code',
    'affects',
    'clients',
    'authorization',
    'held',
    'place',
    'places',
    'exclude',
    'servicesFrom',
    'requirements'
]);
// Fields with what a document has, in which every name is the server's.
const THEIRS = new Set(['value', 'login']);
/** `client` is a fixed word if it names a CLI; elsewhere it is the OAuth client that a host defines. */
const isOurs = (key, item) => OURS.has(key) || (key === 'client' && clients/* MAIN_CLIENTS */.Du.some((client) => client === item));
const NONE = new Set();
/** The returned function throws only an error that says nothing. */
function makeRedact(tokens) {
    return guarded(() => {
        const hide = makeHide(tokens);
        if (hide === null)
            return (value) => value;
        return (value, kept = NONE) => guarded(() => redactorWith(remembering((text) => hide(text, kept)))(value));
    });
}
/** Runs what handles tokens, whose own errors could quote one. */
function guarded(run) {
    try {
        return run();
    }
    catch {
        throw new Error('tokens could not be hidden');
    }
}
// Keys, titles and advice are the same for every host.
const MAX_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 200;
function remembering(hide) {
    const known = new Map();
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        const hidden = hide(text);
        if (text.length <= LONGEST_REMEMBERED && known.size < MAX_REMEMBERED)
            known.set(text, hidden);
        return hidden;
    };
}
function redactorWith(hide) {
    const known = { ours: new Map(), theirs: new Map() };
    const redactObject = (value, depth, whose) => {
        if (Array.isArray(value))
            return value.map((item) => redact(item, depth + 1, whose));
        const entries = Object.entries(value).map(([key, item]) => whose === 'ours' && isOurs(key, item)
            ? [key, item]
            : [hide(key), redact(item, depth + 1, THEIRS.has(key) ? 'theirs' : whose)]);
        return Object.fromEntries(entries);
    };
    const redact = (value, depth, whose) => {
        if (typeof value === 'string')
            return hide(value);
        if (depth > MAX_DEPTH)
            return null;
        if (typeof value !== 'object' || value === null)
            return value;
        const redacted = known[whose].get(value) ?? redactObject(value, depth, whose);
        known[whose].set(value, redacted);
        return redacted;
    };
    return (value) => redact(value, 0, 'ours');
}

;// CONCATENATED MODULE: ./lib/credentials/redaction/secrets.js


/**
 * The tokens of the settings and the environment. `mask` is called with them, and with each other one once.
 * No error of this or of the returned functions quotes a token.
 */
function openSecrets(raw, environment, mask = () => { }) {
    const tokens = new Map();
    let redact = null;
    const learn = (found) => {
        const others = found.filter((token) => !tokens.has(token.reveal()));
        if (others.length === 0)
            return;
        for (const token of others)
            tokens.set(token.reveal(), token);
        redact = null;
        mask(others);
    };
    guarded(() => learn(knownTokens(raw, environment)));
    return {
        learn: (token) => guarded(() => learn([token])),
        redact: (value, kept) => {
            redact ??= makeRedact([...tokens.values()]);
            return redact(value, kept);
        }
    };
}
const UNSAYABLE = 'tf-disco crashed, and the description of the crash could not be cleared of tokens';
/** Describes a crash without tokens. If that fails, too, nothing of the description is left. */
function clearCrash(describe, { redact }) {
    try {
        return describe(redact);
    }
    catch {
        return UNSAYABLE;
    }
}


/***/ }),

/***/ 3379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bx: () => (/* binding */ explainProvider),
/* harmony export */   dU: () => (/* binding */ renderExplainedModule),
/* harmony export */   gn: () => (/* binding */ renderExplainedProvider),
/* harmony export */   mv: () => (/* binding */ explainHost),
/* harmony export */   ve: () => (/* binding */ renderExplainedHost),
/* harmony export */   yo: () => (/* binding */ explainModule)
/* harmony export */ });
/* harmony import */ var _protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3229);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1831);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5011);
/* harmony import */ var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1022);
/* harmony import */ var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8641);
// How the clients read a hostname, module source or provider address, as data and as text.






function explainHost(input) {
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHostname */ .Pv)(input);
    const advice = (0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .hostAdvice */ .L6)(input);
    if (!host.ok) {
        const nothing = { hostname: null, discoveryUrl: null, tokenVariables: [] };
        return { input, ...nothing, display: (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .displayText */ .WV)(input), error: host.why, advice };
    }
    return {
        input,
        hostname: host.value,
        display: (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(host.value),
        discoveryUrl: (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .discoveryUrl */ .cu)(host.value),
        tokenVariables: (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariables */ .fK)(host.value),
        error: null,
        advice
    };
}
function explainModule(input, client) {
    const nothing = { host: null, namespace: null, name: null, system: null, error: null };
    const address = (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseModuleSource */ .vL)(input, client);
    const advice = (0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .moduleAdvice */ .NM)(input, address, (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRegistryModule */ .rE)(input, client));
    switch (address.kind) {
        case 'registry': {
            const { kind, host, namespace, name, system, subdirectory } = address;
            return { input, kind, host, namespace, name, system, subdirectory, error: null, advice };
        }
        case 'local':
            return { input, kind: 'local', ...nothing, subdirectory: null, advice };
        case 'remote': {
            const { kind, subdirectory } = address;
            return { input, kind, ...nothing, subdirectory, advice };
        }
        case 'invalid': {
            const { kind, error } = address;
            return { input, kind, ...nothing, subdirectory: null, error, advice };
        }
    }
}
function explainProvider(input, client) {
    const address = (0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseProviderSource */ .m)(input, client);
    const advice = (0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .providerAdvice */ .cr)(input);
    if (address.kind === 'invalid') {
        return { input, host: null, namespace: null, type: null, error: address.error, advice };
    }
    const { host, namespace, type } = address;
    return { input, host, namespace, type, error: null, advice };
}
const helpLine = (advice) => advice === null ? '' : `  help: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(advice)}\n`;
function renderExplainedHost(explained) {
    const { input, hostname, display, discoveryUrl: url, tokenVariables: names, error } = explained;
    const help = helpLine(explained.advice);
    if (hostname === null) {
        return `${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(input)} is not a hostname: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(error ?? '')}\n${help}`;
    }
    const shown = display === hostname ? '' : `  shown as   ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(display)}\n`;
    const tokens = names.map((name, index) => `${index === 0 ? '  token      ' : '             '}${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(name)}\n`);
    return `${hostname}\n${shown}  discovery  ${url}\n${tokens.join('')}${help}`;
}
function renderExplainedModule(explained, client) {
    return `${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(explained.input)} ${describeModule(explained, client)}\n${helpLine(explained.advice)}`;
}
/** What follows the text. */
function describeModule(explained, client) {
    const { kind, host, namespace, name, system, subdirectory, error } = explained;
    switch (kind) {
        case 'registry': {
            const below = subdirectory ? `, directory ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(subdirectory)}` : '';
            return `is module ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(`${namespace}/${name}/${system}`)} of registry ${host}${below}`;
        }
        case 'local':
            return 'is a local directory; no registry is used';
        case 'remote':
            return 'is downloaded without a registry';
        case 'invalid':
            return `is rejected by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_NAMES */ .bB[client]}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(error ?? '')}`;
    }
}
function renderExplainedProvider(explained, client) {
    const { input, host, namespace, type, error, advice } = explained;
    const says = error === null
        ? `is provider ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(`${namespace}/${type}`)} of registry ${host}`
        : `is rejected by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_NAMES */ .bB[client]}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(error)}`;
    return `${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(input)} ${says}\n${helpLine(advice)}`;
}


/***/ }),

/***/ 4425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ explainCredentials),
/* harmony export */   f: () => (/* binding */ renderExplainedCredentials)
/* harmony export */ });
/* harmony import */ var _protocol_token_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(241);
/* harmony import */ var _report_host_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1505);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4120);
/* harmony import */ var _report_places_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8884);
/* harmony import */ var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8641);





/** Runs a helper only if no source before it knows the host, as the clients do. */
async function explainCredentials(host, { credentials, configs, complaints, variables, redact }) {
    const { clients, findings, difference } = await credentials.find(host);
    const wrong = [
        ...findings,
        ...(difference === null ? [] : [{ problem: difference, place: null }]),
        ...complaints
    ].map(({ problem: { code, message, help }, place }) => ({
        code,
        message,
        ...(help === undefined ? {} : { help }),
        place
    }));
    return {
        clients: clients.flatMap(({ client, looks }) => {
            const config = configs.find((each) => each.client === client);
            return config === undefined ? [] : [{ client, looks, ...filesOf(config, host) }];
        }),
        nearMisses: (0,_protocol_token_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .nearMisses */ .B)(variables, host, new Set([host])).map(({ variable, why, write }) => ({
            variable,
            why,
            write
        })),
        // A helper may write its token to standard error.
        problems: redact([...new Map(wrong.map((each) => [each.message, each])).values()])
    };
}
function filesOf({ files, forced }, host) {
    return {
        files: files.map(({ shown, state }) => ({ file: shown, state })),
        hostBlock: forced.find((each) => each.host === host)?.place ?? null
    };
}
/** Text for a terminal; each line ends with a line feed. */
function renderExplainedCredentials(explained) {
    const lines = [
        ...(0,_report_host_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showLooks */ .G_)(explained.clients).flatMap(({ clients, looks }) => [
            `  ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .andClients */ .wO)(clients)}: credentials sources, in order`,
            ...looks.map(({ source, held }, index) => `    ${index + 1}. ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(source)}: ${held}`)
        ]),
        ...fileLines(explained),
        ...explained.nearMisses.map(({ variable, why, write }) => `  near miss  ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(variable)}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(why)}; rename it to ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(write)}`),
        ...explained.problems.flatMap(({ code, message, help, place }) => [
            `  ${place === null ? '' : `${(0,_report_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showBecause */ .eo)(place)}: `}${code}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message)}`,
            ...(help ? [`    help: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(help)}`] : [])
        ])
    ];
    return lines.map((line) => `${line}\n`).join('');
}
/** The files of each client and their state, and a host block if there is one. */
function fileLines({ clients }) {
    const groups = Map.groupBy(clients, ({ files, hostBlock }) => JSON.stringify([files, hostBlock]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const by = (0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .andClients */ .wO)(group.map(({ client }) => client));
        const { files, hostBlock } = first;
        return [
            ...(files.length === 0 ? [] : [`  ${by}: CLI configuration`]),
            ...files.map(({ file, state }) => `    ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(file)}: ${state}`),
            ...(hostBlock === null
                ? []
                : [
                    `    ${(0,_report_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showBecause */ .eo)(hostBlock)} has a host block for the host: its discovery document is not used`
                ])
        ];
    });
}


/***/ }),

/***/ 6309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Lw: () => (/* binding */ Refused),
/* harmony export */   Or: () => (/* binding */ isSystemError)
/* harmony export */ });
/* harmony import */ var _protocol_version_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3592);
// Why something could not be delivered, and what to do about it, in one line.

const CURES = {
    EACCES: 'give this user permission to write there',
    EDQUOT: 'free disk space',
    EISDIR: 'remove or rename the directory of that name',
    ENOENT: 'check that the path exists',
    ENOSPC: 'free disk space',
    ENOTDIR: 'remove or rename the file that is in the place of a directory',
    EPERM: 'give this user permission to write there',
    EROFS: 'choose a path on a file system that can be written to'
};
/** A failure that is explained already, such as a path that is refused. */
class Refused extends Error {
    name = 'Refused';
}
/**
 * The reason for any thrown value. The system's reason is without the path, which can be that of a temporary
 * file. Texts from outside are not escaped.
 */
function reasonOf(error) {
    if (error instanceof Refused)
        return error.message;
    if (!isSystemError(error)) {
        return `${String(error)}; this is a bug of tf-disco, please report it at ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUES_URL */ .xV}`;
    }
    const cure = CURES[error.code];
    return `${error.message.split(', ')[0]}${cure === undefined ? '' : `; ${cure}`}`;
}
/** Whether the operating system failed an operation, and not this program. */
const isSystemError = (error) => typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;


/***/ }),

/***/ 5747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ systemError),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony export MAX_FILE_BYTES */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
// Reads the text of one file without ever waiting, whatever the file turns out to be.


// The clients have no limit. The largest generated configurations known are a few megabytes.
const MAX_FILE_BYTES = 16 * 1024 * 1024;
// Without O_NONBLOCK, opening a FIFO waits for a writer. Without O_NOCTTY, a terminal could become the
// controlling terminal of the process.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY ?? 0);
// Nearly every file fits: it is read with one call, and its size is not needed.
const buffer = Buffer.allocUnsafeSlow(256 * 1024);
// For longer files: a new one for each would wait for the garbage collector, which does not see its size.
let longBuffer = buffer;
/**
 * Reads a regular file of at most `maxBytes`, which is at least 256 KiB. Errors of the file system are
 * returned.
 */
function readText(path, maxBytes = MAX_FILE_BYTES) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, FLAGS);
    }
    catch (error) {
        return unreadable(error);
    }
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, buffer.length, null);
        return length < buffer.length ? decode(buffer, length) : readLong(descriptor, maxBytes);
    }
    catch (error) {
        return unreadable(error);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function readLong(descriptor, maxBytes) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
    // A device has no size, and perhaps no end.
    if (size > maxBytes || size < buffer.length) {
        return { ok: false, failure: { kind: 'size', bytes: size, maxBytes } };
    }
    if (longBuffer.length < size)
        longBuffer = Buffer.allocUnsafeSlow(size);
    const whole = longBuffer;
    let length = 0;
    while (length < size) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, whole, length, size - length, length);
        if (more === 0)
            break;
        length += more;
    }
    return decode(whole, length);
}
function decode(bytes, length) {
    const text = bytes.toString('utf8', 0, length);
    // The bytes are only looked at again where one may have been replaced.
    const isWhole = !text.includes('\uFFFD') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, length));
    return { ok: true, text, isUtf8: isWhole, bytes: length };
}
/**
 * The operating system's code for a failed operation on a file.
 * @throws the error itself if it has none: then it is a fault of this program
 */
function systemError(error) {
    const isSystem = typeof error === 'object' && error !== null && 'code' in error;
    if (!isSystem || typeof error.code !== 'string')
        throw error;
    return error.code;
}
const unreadable = (error) => ({
    ok: false,
    failure: { kind: 'error', code: systemError(error) }
});


/***/ }),

/***/ 6181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ parseLooseIpv4),
/* harmony export */   n7: () => (/* binding */ plainAddress),
/* harmony export */   r5: () => (/* binding */ parseIp)
/* harmony export */ });
// IP addresses as Go's net/netip parses them, and as C's inet_aton does.
/**
 * netip.ParseAddr: an IPv4 address without leading zeros, or an IPv6 address with an optional zone.
 * Null for any other text.
 */
function parseIp(text) {
    if (!text.includes(':'))
        return parseIpv4(text);
    const percent = text.indexOf('%');
    if (percent === text.length - 1)
        return null;
    return parseIpv6(percent < 0 ? text : text.slice(0, percent));
}
function parseIpv4(text) {
    const octets = text.split('.');
    const isValid = octets.length === 4 && octets.every((octet) => /^(0|[1-9]\d{0,2})$/.test(octet));
    const bytes = octets.map(Number);
    return isValid && bytes.every((byte) => byte <= 255) ? bytes : null;
}
/**
 * inet_aton, by which other resolvers and proxies read a name as an address: one to four numbers in decimal,
 * octal or hexadecimal digits, the last for all bytes that are left. Null for any other text.
 */
function parseLooseIpv4(text) {
    const numbers = text.split('.').map(looseNumber);
    const last = numbers.pop() ?? Number.NaN;
    const left = 4 - numbers.length;
    const isValid = left > 0 && numbers.every((number) => number <= 255) && last < 256 ** left;
    if (!isValid)
        return null;
    const rest = Array.from({ length: left }, (_, index) => Math.floor(last / 256 ** (left - 1 - index)) % 256);
    return [...numbers, ...rest];
}
function looseNumber(text) {
    if (/^0x[\da-f]*$/i.test(text))
        return Number.parseInt(`0${text.slice(2)}`, 16);
    if (/^0[0-7]*$/.test(text))
        return Number.parseInt(text, 8);
    return /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
}
function parseIpv6(text) {
    const [first = '', second, ...more] = text.split('::');
    if (second === undefined) {
        const whole = bytesOfGroups(first, true);
        return whole?.length === 16 ? whole : null;
    }
    const [head, tail] = [bytesOfGroups(first, false), bytesOfGroups(second, true)];
    if (head === null || tail === null || more.length > 0)
        return null;
    // `::` stands for at least one group of zeros.
    const missing = 16 - head.length - tail.length;
    return missing < 2 ? null : [...head, ...Array(missing).fill(0), ...tail];
}
/** Groups of up to four hexadecimal digits; at the end of an address, the last may be an IPv4 address. */
function bytesOfGroups(text, isEnd) {
    if (text === '')
        return [];
    const groups = text.split(':');
    const parts = groups.map((group, index) => {
        if (/^[0-9a-f]{1,4}$/i.test(group)) {
            const value = Number.parseInt(group, 16);
            return [value >> 8, value & 0xff];
        }
        return isEnd && index === groups.length - 1 ? parseIpv4(group) : null;
    });
    return parts.every((part) => part !== null) ? parts.flat() : null;
}
const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255].join();
/** An IPv4-mapped address as the IPv4 address that it is; any other text as it stands. */
function plainAddress(text) {
    const bytes = parseIp(text) ?? [];
    return bytes.slice(0, 12).join() === MAPPED ? bytes.slice(12).join('.') : text;
}


/***/ }),

/***/ 4948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Gv: () => (/* binding */ isObject),
  I: () => (/* binding */ jsonString),
  IL: () => (/* binding */ jsonValue),
  CI: () => (/* binding */ partsOf),
  Ey: () => (/* binding */ scanJson)
});

;// CONCATENATED MODULE: ./lib/go/json-mistake.js
// What is wrong with text that is not JSON, and how to correct it.
const LINE_FEED = 0x0a;
const TOO_DEEP = ['more than 10000 levels of nesting', 'nest brackets less deeply'];
const TOO_LARGE = ['number too large for a 64-bit float', 'use a smaller number'];
const INCOMPLETE = [
    'the text ends before the JSON value is complete',
    'check that the file was not truncated'
];
const TRAILING_COMMA = ['trailing comma', 'remove the comma'];
/** What is wrong at an offset inside a string. */
function stringMistake(text, at) {
    if (at === text.length)
        return INCOMPLETE;
    return text[at] === '\\'
        ? ['invalid escape sequence in a string', String.raw `write a backslash as \\`]
        : ['control character in a string', String.raw `escape it, for example a line break as \n`];
}
// By the token itself, wherever it stands.
const BY_TOKEN = [
    [/^(?:\/[/*]|#)/, 'comment', 'remove the comment; JSON has none'],
    [/^'/, 'single quotation marks', 'use double quotation marks'],
    [/^[\u201c-\u201f]/, 'typographic quotation marks', 'use straight double quotation marks'],
    [/^,/, 'unexpected comma', 'remove the comma']
];
/**
 * What is wrong with a token that cannot stand here. `token` begins with its first two characters; `closing`
 * closes the innermost bracket, if one is open.
 */
function tokenMistake(token, expected, closing) {
    for (const [pattern, ...words] of BY_TOKEN)
        if (pattern.test(token))
            return words;
    switch (expected) {
        case 'value':
            if (/^[}\]:]/.test(token))
                return ['missing value', 'add the value'];
            return /^[-+.\d]/.test(token)
                ? ['invalid number', 'write a decimal number without leading zeros']
                : ['unknown word', 'put text in double quotation marks; the words are true, false and null'];
        case 'key':
            return ['key without quotation marks', 'put the key in double quotation marks'];
        case 'colon':
            return ['missing colon after a key', 'add the colon'];
        case 'next':
            if (closing === undefined)
                return ['text after the end of the JSON value', 'remove it'];
            return /^[}\]]/.test(token)
                ? ['wrong closing bracket', `write ${closing}`]
                : ['missing comma', 'add the comma'];
    }
}
/** Lines end with a line feed; columns count characters of well-formed text. Both start at 1. */
function mistakeAt(text, offset, [why, advice]) {
    let [line, column] = [1, 1];
    for (let at = 0; at < offset; at += 1) {
        const code = text.charCodeAt(at);
        if (code === LINE_FEED) {
            line += 1;
            column = 1;
        }
        else if (code < 0xdc00 || code > 0xdfff)
            column += 1;
    }
    return { why: `line ${line}, column ${column}: ${why}`, advice };
}

;// CONCATENATED MODULE: ./lib/go/json-token.js
// Where tokens of JSON end. One look at each character: a document may be 1 MiB of any of them.
const TAB = 0x09;
const json_token_LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const UPPER_E = 0x45;
const BACKSLASH = 0x5c;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const isSpace = (code) => code === SPACE || code === json_token_LINE_FEED || code === RETURN || code === TAB;
const isDigit = (code) => code >= ZERO && code <= ZERO + 9;
/** The offset of the next character that is no white space, or the end of the text. */
function skipSpace(text, start) {
    let at = start;
    while (at < text.length && isSpace(text.charCodeAt(at)))
        at += 1;
    return at;
}
/** Where the string that begins here ends, or the complement of the offset at which it is wrong. */
function endOfString(text, start) {
    let at = start + 1;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            return at + 1;
        if (code < SPACE)
            return ~at;
        if (code === BACKSLASH) {
            const length = escapeLength(text, at);
            if (length === 0)
                return ~at;
            at += length;
        }
        else
            at += 1;
    }
    return ~text.length;
}
/** The length of the escape that begins here; 0 if it is none. */
function escapeLength(text, at) {
    if (at + 1 >= text.length)
        return 0;
    if (text.charCodeAt(at + 1) !== LOWER_U)
        return '"\\/bfnrt'.includes(text.charAt(at + 1)) ? 2 : 0;
    for (let digit = at + 2; digit < at + 6; digit += 1) {
        if (digit >= text.length || !isHexadecimal(text.charCodeAt(digit)))
            return 0;
    }
    return 6;
}
function isHexadecimal(code) {
    // Upper case becomes lower case.
    const letter = code | 0x20;
    return isDigit(code) || (letter >= 0x61 && letter <= 0x66);
}
/** Where the number or word that begins here ends, or the complement of its start if it is neither. */
function endOfScalar(text, start) {
    const end = isLetter(text.charCodeAt(start)) ? endOfWord(text, start) : endOfNumber(text, start);
    return end >= 0 && isDelimited(text, end) ? end : ~start;
}
const isLetter = (code) => code >= 0x61 && code <= 0x7a;
function endOfWord(text, start) {
    const word = ['true', 'false', 'null'].find((each) => text.startsWith(each, start));
    return word === undefined ? -1 : start + word.length;
}
/** Whether a number or word may end here. */
function isDelimited(text, at) {
    if (at >= text.length)
        return true;
    const code = text.charCodeAt(at);
    // Most are followed by a comma.
    return code === COMMA || isSpace(code) || '"{}[]:'.includes(text.charAt(at));
}
/** Where the digits of a number end; -1 if it is no number. */
function endOfNumber(text, start) {
    const whole = codeAt(text, start) === MINUS ? start + 1 : start;
    let end = codeAt(text, whole) === ZERO ? whole + 1 : endOfDigits(text, whole);
    if (end > 0 && codeAt(text, end) === POINT)
        end = endOfDigits(text, end + 1);
    if (end > 0 && (codeAt(text, end) === UPPER_E || codeAt(text, end) === LOWER_E)) {
        const sign = codeAt(text, end + 1);
        end = endOfDigits(text, sign === PLUS || sign === MINUS ? end + 2 : end + 1);
    }
    return end;
}
/** Where one or more digits end; -1 if there is none. */
function endOfDigits(text, start) {
    let at = start;
    while (at < text.length && isDigit(text.charCodeAt(at)))
        at += 1;
    return at === start ? -1 : at;
}
const codeAt = (text, at) => (at < text.length ? text.charCodeAt(at) : 0);
// The largest float has 309 digits, so a shorter number exceeds it only with an exponent of three digits.
const MAX_SURE_DIGITS = 200;
/** Whether a number does not fit into a 64-bit float. */
function isTooLarge(text, start, end) {
    if (end - start <= MAX_SURE_DIGITS && !hasLargeExponent(text, start, end))
        return false;
    return !Number.isFinite(Number(text.slice(start, end)));
}
function hasLargeExponent(text, start, end) {
    for (let at = start; at < end - 3; at += 1) {
        const code = text.charCodeAt(at);
        if (code === LOWER_E || code === UPPER_E)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/go/json.js
// JSON that Go's encoding/json accepts: checked in one pass that builds nothing, and the values of its parts.


const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** encoding/json reads no deeper (maxNestingDepth). */
const MAX_DEPTH = 10_000;
const json_QUOTE = 0x22;
const json_COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/**
 * The first mistake for which json.Unmarshal into a map rejects the text; null if it accepts it. `onPart` is
 * called for the parts of the outermost value, also where a mistake follows. A document of 1 MiB may have
 * 100,000 keys: `JSON.parse` takes ten times as long, and a hundred times the memory of its brackets.
 */
const scanJson = (text, onPart) => new Scan(text, onPart).run({ start: 0, end: text.length });
/** Calls `onPart` for the parts of a value in text that `scanJson` accepts; not in a slice, which is slow. */
function partsOf(text, range, onPart) {
    new Scan(text, onPart).run(range);
}
class Scan {
    #text;
    #onPart;
    /** The closing brackets of what is open, the innermost last. */
    #closing = [];
    #expected = 'value';
    /** The first character of the token before, and its offset. */
    #before = 0;
    #beforeAt = 0;
    /** The part that is being read. */
    #start = 0;
    #keyStart = 0;
    #keyEnd = 0;
    /** Where a number is too large; -1 if none is. */
    #tooLarge = -1;
    constructor(text, onPart) {
        this.#text = text;
        this.#onPart = onPart;
    }
    run(range) {
        const text = this.#text;
        const closing = this.#closing;
        const first = skipSpace(text, range.start);
        for (let at = first, end = 0; at < range.end; at = skipSpace(text, end)) {
            const code = text.charCodeAt(at);
            end = this.#read(at, code);
            if (end < 0)
                return this.#mistake(at, ~end);
            if (this.#expected === 'next' && closing.length === 1) {
                this.#onPart(this.#start, end, this.#keyStart, this.#keyEnd);
            }
            this.#before = code;
            this.#beforeAt = at;
        }
        if (this.#expected !== 'next' || closing.length > 0) {
            return mistakeAt(text, text.length, INCOMPLETE);
        }
        // Go decodes the numbers only if the whole is an object.
        const isRejected = this.#tooLarge >= 0 && text.charCodeAt(first) === OPEN_OBJECT;
        return isRejected ? mistakeAt(text, this.#tooLarge, TOO_LARGE) : null;
    }
    /** Reads one token. Returns where it ends, or the complement of the offset at which it is wrong. */
    #read(at, code) {
        const innermost = this.#closing[this.#closing.length - 1];
        if (code === innermost && (this.#expected === 'next' || isOpening(this.#before))) {
            this.#closing.pop();
            this.#expected = 'next';
            return at + 1;
        }
        switch (this.#expected) {
            case 'value':
                return this.#readValue(at, code);
            case 'key':
                return code === json_QUOTE ? this.#readKey(at) : ~at;
            case 'colon':
                if (code !== COLON)
                    return ~at;
                this.#expected = 'value';
                return at + 1;
            case 'next':
                if (code !== json_COMMA || innermost === undefined)
                    return ~at;
                this.#expected = innermost === CLOSE_OBJECT ? 'key' : 'value';
                return at + 1;
        }
    }
    #readValue(at, code) {
        const depth = this.#closing.length;
        if (depth === 1)
            this.#start = at;
        if (isOpening(code)) {
            if (depth === MAX_DEPTH)
                return ~at;
            // In ASCII, a closing bracket is two after its opening one.
            this.#closing.push(code + 2);
            this.#expected = code === OPEN_OBJECT ? 'key' : 'value';
            return at + 1;
        }
        const isString = code === json_QUOTE;
        const end = isString ? endOfString(this.#text, at) : endOfScalar(this.#text, at);
        if (end < 0)
            return end;
        if (!isString && this.#tooLarge < 0 && isTooLarge(this.#text, at, end))
            this.#tooLarge = at;
        this.#expected = 'next';
        return end;
    }
    #readKey(at) {
        const end = endOfString(this.#text, at);
        if (this.#closing.length === 1) {
            this.#keyStart = at;
            this.#keyEnd = end;
        }
        this.#expected = 'colon';
        return end;
    }
    /** `wrong` is an offset in the token that begins at `at`. */
    #mistake(at, wrong) {
        const text = this.#text;
        const code = text.charCodeAt(at);
        const innermost = this.#closing.at(-1);
        if (wrong > at)
            return mistakeAt(text, wrong, stringMistake(text, wrong));
        if (this.#expected === 'value' && isOpening(code))
            return mistakeAt(text, at, TOO_DEEP);
        if (code === innermost && this.#before === json_COMMA) {
            return mistakeAt(text, this.#beforeAt, TRAILING_COMMA);
        }
        const bracket = innermost === undefined ? undefined : String.fromCharCode(innermost);
        return mistakeAt(text, at, tokenMistake(text.slice(at, at + 2), this.#expected, bracket));
    }
}
const isOpening = (code) => code === OPEN_OBJECT || code === OPEN_LIST;
// Escapes one after another, a pair of surrogates as one; the group is a surrogate without its pair.
const ESCAPES = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
/**
 * The value of text that `scanJson` accepts, or of one of its parts. `JSON.parse` also keeps the last of
 * duplicate keys, but Go reads a surrogate without its pair as U+FFFD. `__proto__` is an ordinary key.
 * A value may be nested 10,000 levels deep, so walk it without recursion.
 */
function jsonValue(text) {
    // Surrogates of a string are repaired without looking at each escape.
    if (text.startsWith('"'))
        return jsonString(text);
    return text.includes('\\u')
        ? JSON.parse(text.replace(ESCAPES, (found, lone) => (lone === undefined ? found : '\\ufffd')))
        : JSON.parse(text);
}
/** The same for text that is a string, such as a key. */
function jsonString(text) {
    const value = JSON.parse(text);
    return value.toWellFormed();
}


/***/ }),

/***/ 3625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ accept),
/* harmony export */   T: () => (/* binding */ refuse)
/* harmony export */ });
// The result of parsing text: a value, or the reason why there is none.
const accept = (value) => ({ ok: true, value });
const refuse = (why) => ({
    ok: false,
    why
});


/***/ }),

/***/ 6246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ quoteStart),
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
// Quotes text as Go's %q does, for messages in the words of the clients.
// strconv.IsPrint: letters, marks, numbers, punctuation, symbols and the ASCII space are not escaped.
const ESCAPED = /["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;
const SHORT_ESCAPES = {
    '"': '\\"',
    '\\': '\\\\',
    '\u0007': '\\a',
    '\b': '\\b',
    '\f': '\\f',
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\v': '\\v'
};
/** `text` as strconv.Quote writes it. A lone surrogate becomes U+FFFD. */
const quoteText = (text) => `"${escapeText(text.toWellFormed())}"`;
/**
 * The first `maxBytes` bytes of `text` in UTF-8, quoted. The bytes of an incomplete character are
 * written as `\xNN`, as Go does with text that is not UTF-8.
 */
function quoteStart(text, maxBytes) {
    let quoted = '';
    let left = maxBytes;
    for (const character of text.toWellFormed()) {
        if (left === 0)
            break;
        const bytes = new TextEncoder().encode(character);
        quoted += bytes.length <= left ? escapeText(character) : cutCharacter(bytes.subarray(0, left));
        left = Math.max(0, left - bytes.length);
    }
    return `"${quoted}"`;
}
function escapeText(text) {
    return text.replace(ESCAPED, (character) => SHORT_ESCAPES[character] ?? numbered(character));
}
function numbered(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80)
        return `\\x${hex(code, 2)}`;
    return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}
const cutCharacter = (bytes) => Array.from(bytes, (byte) => `\\x${hex(byte, 2)}`).join('');
const hex = (value, digits) => value.toString(16).padStart(digits, '0');


/***/ }),

/***/ 6979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V$: () => (/* binding */ reescape),
/* harmony export */   ft: () => (/* binding */ escapePath),
/* harmony export */   h0: () => (/* binding */ queryMistake),
/* harmony export */   y3: () => (/* binding */ escapeFragment)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3625);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6246);


// Besides letters, digits and -._~ (shouldEscape in net/url). `<`, `>` and `"` are kept in a host,
// because a host cannot have escapes of them.
const HOST_CHARACTERS = '!$&\'()*+,;=:[]<>"';
const KEPT = {
    path: '$&+,/:;=@',
    host: HOST_CHARACTERS,
    zone: HOST_CHARACTERS,
    user: '$&+,;=',
    fragment: '$&+,/:;=?@!()*'
};
const PIECES = /[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu;
const UNRESERVED = /^[A-Za-z0-9._~-]/;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const AS_WRITTEN_PATH = /^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/;
const AS_WRITTEN_FRAGMENT = /^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;
/** `text` unescaped and escaped again: pure ASCII, with upper-case escapes only where Go has them. */
function reescape(text, part) {
    let escaped = '';
    for (const { 0: piece, index } of text.matchAll(PIECES)) {
        if (UNRESERVED.test(piece) || KEPT[part].includes(piece)) {
            escaped += piece;
        }
        else if (piece === '%') {
            return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(brokenEscape(text, index));
        }
        else if (piece.startsWith('%')) {
            const byte = Number.parseInt(piece.slice(1), 16);
            if (isRejectedEscape(byte, part))
                return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`invalid URL escape "${piece}"`);
            escaped += escapeByte(byte, part);
        }
        else if (piece > '\u007f') {
            escaped += encodeURIComponent(piece.toWellFormed());
        }
        else if (part === 'host' || part === 'zone') {
            return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`invalid character ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(piece)} in host name`);
        }
        else {
            escaped += escapeByte(piece.charCodeAt(0), part);
        }
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)(escaped);
}
/** URL.EscapedPath: the path as written if that is valid, else escaped again. */
function escapePath(text) {
    // net/url never escapes a path that is a lone asterisk (golang/go#11202).
    if (text === '%2A')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)('*');
    return isValid(text, AS_WRITTEN_PATH) ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)(text) : reescape(text, 'path');
}
/** URL.EscapedFragment. */
const escapeFragment = (text) => isValid(text, AS_WRITTEN_FRAGMENT) ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)(text) : reescape(text, 'fragment');
const isValid = (text, asWritten) => asWritten.test(text) && !BROKEN_ESCAPE.test(text);
// RFC 3986: a host has escapes only of characters beyond ASCII; RFC 6874 adds %25. In a zone Go accepts
// escapes of characters that are allowed there, and of the space that Windows puts there.
function isRejectedEscape(byte, part) {
    if (part === 'host')
        return byte < 0x80 && byte !== 0x25;
    if (part !== 'zone' || byte === 0x25 || byte === 0x20)
        return false;
    return escapeByte(byte, 'zone').startsWith('%');
}
function escapeByte(byte, part) {
    const character = String.fromCharCode(byte);
    if (UNRESERVED.test(character) || KEPT[part].includes(character))
        return character;
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
// Four code units hold the three bytes that Go shows, whatever characters follow.
const brokenEscape = (text, at) => `invalid URL escape ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteStart */ .D)(text.slice(at, at + 4), 3)}`;
/** Why url.ParseQuery rejects the query; null if it accepts it. */
function queryMistake(text) {
    for (const pair of text.split('&')) {
        if (pair.includes(';'))
            return 'invalid semicolon separator in query';
        const [, ...parts] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
        for (const part of parts) {
            const broken = part.search(BROKEN_ESCAPE);
            if (broken >= 0)
                return brokenEscape(part, broken);
        }
    }
    return null;
}


/***/ }),

/***/ 630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resolveUrl),
/* harmony export */   s: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3625);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4283);
/* harmony import */ var _url_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6979);



/** url.Parse, then URL.ResolveReference, which removes dot segments, also from absolute URLs. */
function resolveUrl(base, reference) {
    const parsed = (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(reference);
    return parsed.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(resolveReference(base, parsed.value)) : parsed;
}
/** URL.ResolveReference. */
function resolveReference(base, reference) {
    if (reference.scheme !== '' || reference.host !== '' || reference.user !== null) {
        const scheme = reference.scheme === '' ? base.scheme : reference.scheme;
        return { ...reference, scheme, path: resolvePath(reference.path) };
    }
    const { scheme } = base;
    const isEmpty = reference.path === '' && !reference.forceQuery && reference.query === '';
    const query = isEmpty ? base.query : reference.query;
    const fragment = isEmpty && reference.fragment === '' ? base.fragment : reference.fragment;
    if (reference.path === '' && base.opaque !== '') {
        return { ...reference, scheme, query, fragment, opaque: base.opaque };
    }
    const path = resolvePath(joinPath(base.path, reference.path));
    return { ...reference, scheme, query, fragment, user: base.user, host: base.host, path };
}
function joinPath(base, reference) {
    if (reference === '')
        return base;
    if (reference.startsWith('/'))
        return reference;
    return base.slice(0, base.lastIndexOf('/') + 1) + reference;
}
/** `path` without its dot segments; it begins with a slash unless it is empty. */
function resolvePath(path) {
    if (path === '')
        return '';
    const segments = path.split('/');
    const kept = [];
    for (const segment of segments) {
        if (segment === '..') {
            kept.pop();
            // Go loses the root of the path here, so `/..//a` becomes `/a`, but `/.//a` becomes `//a`.
            if (kept.length === 1 && kept[0] === '')
                kept.pop();
        }
        else if (segment !== '.') {
            kept.push(segment);
        }
        else if (kept.length === 0) {
            kept.push('');
        }
    }
    const last = segments.at(-1);
    const resolved = `/${kept.join('/')}${last === '.' || last === '..' ? '/' : ''}`;
    const escaped = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePath */ .ft)(resolved.startsWith('//') ? resolved.slice(1) : resolved);
    // Cannot fail: the path was escaped before.
    return escaped.ok ? escaped.value : resolved;
}


/***/ }),

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   aR: () => (/* binding */ basicAuthorization),
/* harmony export */   cz: () => (/* binding */ urlHost),
/* harmony export */   jr: () => (/* binding */ showUrl),
/* harmony export */   t5: () => (/* binding */ requestTarget)
/* harmony export */ });
/* harmony import */ var _ip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6181);
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3625);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6246);
/* harmony import */ var _url_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6979);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8947);
// URLs and relative references as Go's net/url parses and writes them, and requests from them.





const CONTROL = /[^ -~\u0080-\u{10ffff}]/u;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;
const PORT = /^(?::[0-9]*)?$/;
const USER_INFO = /^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
/** url.Parse; `why` is Go's whole message, `parse "…": ` included. */
function parseUrl(text) {
    const [main, fragmentText] = splitAt(text, '#');
    const url = parseMain(main);
    if (!url.ok)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`parse ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(main)}: ${url.why}`);
    const fragment = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeFragment */ .y3)(fragmentText);
    if (!fragment.ok)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`parse ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(text)}: ${fragment.why}`);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)({ ...url.value, fragment: fragment.value });
}
/** URL.String: the complete URL, secrets included. */
function showUrl(url) {
    const scheme = url.scheme === '' ? '' : `${url.scheme}:`;
    const query = url.forceQuery || url.query !== '' ? `?${url.query}` : '';
    const fragment = url.fragment === '' ? '' : `#${url.fragment}`;
    const middle = url.opaque === '' ? showAuthority(url) + showPath(url) : url.opaque;
    return scheme + middle + query + fragment;
}
/** The URL without user info, query and fragment, which can contain secrets. */
function safeUrl(url) {
    // An opaque URL may be a mistyped `https:user:password@host/`.
    const opaque = url.opaque.replace(/^[^/]*@/, '');
    return showUrl({ ...url, opaque, user: null, query: '', forceQuery: false, fragment: '' });
}
/**
 * URL.Hostname and URL.Port: the name unescaped (bytes that are not UTF-8 become U+FFFD) and without
 * the brackets of an IPv6 address; the port without its colon, or the empty string.
 */
function urlHost(url) {
    const colon = url.host.lastIndexOf(':');
    const hasPort = colon >= 0 && PORT.test(url.host.slice(colon));
    const name = hasPort ? url.host.slice(0, colon) : url.host;
    const inBrackets = name.startsWith('[') && name.endsWith(']');
    return {
        name: unescapeHost(inBrackets ? name.slice(1, -1) : name),
        port: hasPort ? url.host.slice(colon + 1) : ''
    };
}
/**
 * URL.RequestURI, what net/http puts between the method and `HTTP/1.1`. The query and an opaque URL
 * may contain spaces and characters beyond ASCII, which Go sends in UTF-8.
 */
function requestTarget(url) {
    const query = url.forceQuery || url.query !== '' ? `?${url.query}` : '';
    return (url.opaque || url.path || '/') + query;
}
/** The `Authorization` header that net/http makes of user info, unless another is set. */
function basicAuthorization(url) {
    if (url.user === null)
        return null;
    // User info is escaped ASCII, so unescaping gives the bytes themselves, one character each.
    const bytes = `${url.user.name}:${url.user.password ?? ''}`.replace(/%[0-9A-F]{2}/g, (triplet) => String.fromCharCode(Number.parseInt(triplet.slice(1), 16)));
    return `Basic ${btoa(bytes)}`;
}
function parseMain(text) {
    if (CONTROL.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('net/url: invalid control character in URL');
    if (text.startsWith(':'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('missing protocol scheme');
    const written = SCHEME.exec(text)?.[1] ?? '';
    const scheme = written.toLowerCase();
    const [rest, query] = splitAt(written === '' ? text : text.slice(written.length + 1), '?');
    const forceQuery = query === '' && text.endsWith('?');
    const empty = { opaque: '', user: null, host: '', omitHost: false, path: '', fragment: '' };
    const url = { ...empty, scheme, query, forceQuery };
    if (rest.startsWith('/'))
        return parseHierarchy(url, rest);
    if (scheme !== '')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)({ ...url, opaque: rest });
    if (splitAt(rest, '/')[0].includes(':')) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('first path segment in URL cannot contain colon');
    }
    return withPath(url, rest);
}
/** Parses an authority and a path, or only a path. `rest` begins with a slash. */
function parseHierarchy(url, rest) {
    const hasAuthority = rest.startsWith('//') && (url.scheme !== '' || !rest.startsWith('///'));
    if (!hasAuthority)
        return withPath({ ...url, omitHost: url.scheme !== '' }, rest);
    const [authority] = splitAt(rest.slice(2), '/');
    const at = authority.lastIndexOf('@');
    const host = parseHost(authority.slice(at + 1), url.scheme);
    if (!host.ok)
        return host;
    const user = at < 0 ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)(null) : parseUser(authority.slice(0, at));
    if (!user.ok)
        return user;
    return withPath({ ...url, user: user.value, host: host.value }, rest.slice(2 + authority.length));
}
function withPath(url, text) {
    const path = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapePath */ .ft)(text);
    return path.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)({ ...url, path: path.value }) : path;
}
function parseUser(text) {
    if (!USER_INFO.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('net/url: invalid userinfo');
    const [nameText, passwordText] = splitAt(text, ':');
    const name = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .reescape */ .V$)(nameText, 'user');
    if (!name.ok)
        return name;
    if (!text.includes(':'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)({ name: name.value, password: null });
    const password = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .reescape */ .V$)(passwordText, 'user');
    return password.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)({ name: name.value, password: password.value }) : password;
}
/** parseHost of Go 1.26, and of the Go 1.25 releases that the newest clients are built with. */
function parseHost(text, scheme) {
    const open = text.lastIndexOf('[');
    if (open > 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('invalid IP-literal');
    if (open === 0)
        return parseIpLiteral(text);
    const colon = text.indexOf(':');
    // Lists of hosts, as databases have them, are allowed in other schemes (golang/go#75223, #78077).
    const portStart = /^https?$/.test(scheme) ? colon : text.lastIndexOf(':');
    const port = portStart < 0 ? '' : text.slice(portStart);
    return PORT.test(port)
        ? (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .reescape */ .V$)(text, 'host')
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`invalid port ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(port)} after host`);
}
/** An IPv6 address in brackets, which may have a zone, and a port. */
function parseIpLiteral(text) {
    const closing = text.lastIndexOf(']');
    if (closing < 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)("missing ']' in host");
    const port = text.slice(closing + 1);
    if (!PORT.test(port))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`invalid port ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(port)} after host`);
    const zoneStart = text.slice(0, closing).indexOf('%25');
    const end = zoneStart < 0 ? closing : zoneStart;
    const address = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .reescape */ .V$)(text.slice(1, end), 'host');
    if (!address.ok)
        return address;
    const zone = (0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .reescape */ .V$)(text.slice(end, closing), 'zone');
    if (!zone.ok)
        return zone;
    const unescaped = unescapeHost(address.value + zone.value);
    const bytes = (0,_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(unescaped);
    if (bytes === null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`invalid host: ParseAddr(${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(unescaped)}): unable to parse IP`);
    }
    return bytes.length === 4
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('invalid IP-literal')
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)(`[${address.value}${zone.value}]${port}`);
}
function showAuthority(url) {
    if (url.scheme === '' && url.host === '' && url.user === null)
        return '';
    if (url.omitHost && url.host === '' && url.user === null)
        return '';
    if (url.host === '' && url.path === '' && url.user === null)
        return '';
    const password = url.user?.password ?? null;
    const userInfo = (url.user?.name ?? '') + (password === null ? '' : `:${password}`);
    return `//${userInfo}${url.user === null ? '' : '@'}${url.host}`;
}
function showPath(url) {
    if (url.host !== '' && url.path !== '' && !url.path.startsWith('/'))
        return `/${url.path}`;
    const isFirst = url.scheme === '' && showAuthority(url) === '';
    // Without the dot, the first segment would be read as a scheme (RFC 3986, 4.2).
    return isFirst && splitAt(url.path, '/')[0].includes(':') ? `./${url.path}` : url.path;
}
function unescapeHost(escaped) {
    return escaped.replace(/(?:%[0-9A-F]{2})+/g, (escapes) => {
        const bytes = escapes.slice(1).split('%');
        return (0,_utf8_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUtf8 */ ._6)(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
    });
}
/** `text` before and after the first `mark`; without one, all of it and the empty string. */
function splitAt(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}


/***/ }),

/***/ 8947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   iP: () => (/* binding */ byteString),
/* harmony export */   uK: () => (/* binding */ fromBytes)
/* harmony export */ });
// Bytes read as UTF-8 as Go reads them: each byte that is part of no character becomes U+FFFD.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** TextDecoder makes one U+FFFD of all bytes of an incomplete character, Go one of each byte. */
function decodeUtf8(bytes) {
    const text = decoder.decode(bytes);
    return text.includes('\ufffd') ? decoder.decode(withoutIncomplete(bytes)) : text;
}
// A byte that is in no character.
const INVALID = 0xff;
/** A copy in which the bytes of incomplete characters are invalid ones. */
function withoutIncomplete(bytes) {
    // Not `slice`, which for a Buffer is no copy.
    const copy = new Uint8Array(bytes);
    for (let at = 0; at < bytes.length; at += 1) {
        const lead = bytes[at] ?? 0;
        // Shorter characters have no incomplete form of several bytes.
        if (lead < 0xe0 || lead > 0xf4)
            continue;
        const size = lead < 0xf0 ? 3 : 4;
        const seen = bytesSeen(bytes, at, size);
        if (seen < size)
            copy.fill(INVALID, at, at + seen);
        at += seen - 1;
    }
    return copy;
}
/** How many bytes of a character of this size there are (Unicode 15, table 3-7). */
function bytesSeen(bytes, start, size) {
    const lead = bytes[start];
    const second = bytes[start + 1] ?? 0;
    const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most)
        return 1;
    let seen = 2;
    while (seen < size && ((bytes[start + seen] ?? 0) & 0xc0) === 0x80)
        seen += 1;
    return seen;
}
/** A Go string is bytes: here each byte is a character below U+0100. */
const toBytes = (text) => byteString(new TextEncoder().encode(text));
/** The inverse of `toBytes`; bytes that are not UTF-8 become U+FFFD. */
function fromBytes(text) {
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1)
        bytes[at] = text.charCodeAt(at);
    return decoder.decode(bytes);
}
/** Each byte as a character. */
function byteString(bytes) {
    let text = '';
    for (const byte of bytes)
        text += String.fromCharCode(byte);
    return text;
}


/***/ }),

/***/ 6134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   n_: () => (/* binding */ PartCount),
/* harmony export */   pH: () => (/* binding */ structureOf),
/* harmony export */   w4: () => (/* binding */ attributeOf),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
// The structure of an HCL file in either syntax, and the places of its parts.
// A part of three characters takes a hundred bytes or more. Real files reach this beyond 8 MB.
const MAX_PARTS = 250_000;
/** Counts the blocks, arguments, values and pieces of strings of one file, which its memory depends on. */
class PartCount {
    max;
    count = 0;
    constructor(max = MAX_PARTS) {
        this.max = max;
    }
    /** False if nothing more is to be read. */
    add() {
        this.count += 1;
        return this.count <= this.max;
    }
    isExceeded() {
        return this.count > this.max;
    }
}
function structureOf(text, body, mistake, parts) {
    if (mistake === undefined)
        return { text, body, parts, problems: [] };
    return { text, body, parts, problems: [{ ...placesIn(text)(mistake), message: mistake.message }] };
}
/**
 * The blocks of one type with exactly that many labels, in the order of the text; the clients reject
 * blocks with another number. In JSON the type, each label and the body can each be an object or an
 * array of objects, and `null` is not a block (hcl json/spec.md, json/structure.go).
 */
const blocksOf = (body, type, labels) => {
    if (body.kind === 'native') {
        return body.blocks.filter((block) => block.type === type && block.labels.length === labels);
    }
    const found = [];
    for (const member of body.members) {
        if (member.name === type)
            unpack(type, member.value, labels, [], found);
    }
    return found;
};
/** All arguments of a body; in JSON also the members that can be blocks. */
const attributesOf = (body) => body.kind === 'native' ? body.attributes : body.members;
/** The first argument of that name: a second one is a mistake in both syntaxes. */
const attributeOf = (body, name) => body.kind === 'native' && body.mayHave?.(name) === false
    ? undefined
    : attributesOf(body).find((attribute) => attribute.name === name);
/** The members of a JSON value as a body: those of an object, or of the objects in an array. */
const membersOf = (value) => {
    if (value.kind === 'object')
        return value.items.filter(isMember);
    if (value.kind !== 'tuple')
        return [];
    return value.elements.flatMap((element) => element.kind === 'object' ? element.items.filter(isMember) : []);
};
// The key "//" is a comment (hcl json/spec.md).
const isMember = (item) => item.name !== undefined && item.name !== '//';
function unpack(type, value, labelsLeft, labels, found) {
    if (labelsLeft > 0) {
        for (const { name, start, end, value: inner } of membersOf(value)) {
            unpack(type, inner, labelsLeft - 1, [...labels, { value: name, start, end }], found);
        }
        return;
    }
    const span = { start: value.start, end: value.start + 1 };
    for (const element of value.kind === 'tuple' ? value.elements : [value]) {
        if (element.kind !== 'object' && element.kind !== 'tuple')
            continue;
        found.push({ ...span, type, labels, body: { kind: 'json', members: membersOf(element) } });
    }
}
/**
 * Converts spans of the text to lines and columns. Lines are indexed as far as a place needs, and each
 * place is a binary search, so that a million places in one long line stay cheap.
 */
const placesIn = (text) => {
    const lines = [text.startsWith('\uFEFF') ? 1 : 0];
    let newline = text.indexOf('\n');
    let pairs;
    return ({ start, end }) => {
        for (; newline >= 0 && newline < start; newline = text.indexOf('\n', newline + 1)) {
            lines.push(newline + 1);
        }
        pairs ??= surrogatePairs(text);
        const before = (offset) => countUpTo(pairs ?? [], offset - 1);
        // The byte order mark itself has the place of the next character.
        const line = Math.max(1, countUpTo(lines, start));
        const lineStart = lines[line - 1] ?? 0;
        const lineEnd = (lines[line] ?? (newline < 0 ? text.length : newline) + 1) - 1;
        const column = (offset) => offset - lineStart - before(offset) + before(lineStart) + 1;
        return {
            line,
            column: column(Math.max(start, lineStart)),
            endColumn: column(Math.min(end, lineEnd))
        };
    };
};
// Two UTF-16 units, one code point: the offset of each first half.
const surrogatePairs = (text) => /[\uD800-\uDBFF]/.test(text)
    ? Array.from(text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g), (match) => match.index)
    : [];
/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 1364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leave),
/* harmony export */   w: () => (/* binding */ endWhenInterrupted)
/* harmony export */ });
// SIGBREAK is sent on Windows only. GitHub's runner sends SIGINT when a job is cancelled or too long,
// SIGTERM 7.5 s later, and kills after another 2.5 s.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
// One Ctrl-C may arrive twice, from the terminal and from npx; a terminal that is closed sends SIGHUP twice.
const SAME_MS = 300;
// What a crash broke may keep the check from ending.
const CRASH_MS = 5000;
/** Watches for signals and crashes. The result aborts at the first of them. */
function endWhenInterrupted(program, stop, { isFinal, crash, now }) {
    const interruption = new AbortController();
    let first = 0;
    const isSecond = () => isFinal || interruption.signal.aborted;
    for (const signal of SIGNALS) {
        program.on(signal, () => {
            const since = now() - first;
            stop.end({ kind: 'signal', signal });
            if (!isSecond())
                first = now();
            else if (isFinal || since > SAME_MS)
                endBy(signal, program);
            interruption.abort();
        });
    }
    // Node would print the error as it is.
    program.on('uncaughtException', (error) => {
        stop.end({ kind: 'crash' });
        const exitCode = crash(error);
        if (isSecond())
            program.exit(exitCode);
        interruption.abort();
        setTimeout(() => program.exit(exitCode), CRASH_MS).unref();
    });
    // Whatever ends the program, no credentials helper outlives it.
    program.on('exit', () => stop.end({ kind: 'crash' }));
    return interruption.signal;
}
/** As if the signal had not been caught, for the sake of who sent it. Unlike `exit`, it waits for nothing. */
function endBy(signal, program) {
    program.removeAllListeners(signal);
    program.kill(program.pid, signal);
}
/**
 * Ends the program after its output is written. Other ways to end would wait for name lookups, which the system may
 * not answer for minutes and which cannot be cancelled.
 */
async function leave(program, exitCode) {
    const { stdout, stderr } = program;
    for (const stream of [stdout, stderr]) {
        await new Promise((resolve) => stream.write('', resolve));
    }
    const isLookingUp = program.getActiveResourcesInfo().includes('GetAddrInfoReqWrap');
    if (isLookingUp && program.platform !== 'win32' && program.execve !== undefined) {
        const { execPath } = program;
        program.execve(execPath, [execPath, '--eval', `require('node:process').exit(${exitCode})`], {});
    }
    program.exit(exitCode);
}


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ attemptsOf),
/* harmony export */   T: () => (/* binding */ resultFor)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
// What each release of a CLI would have done with the attempts that were seen.

/** All attempts of a visit, in order. */
const attemptsOf = ({ earlier, attempt, later }) => [
    ...earlier,
    attempt,
    ...later
];
/**
 * One attempt, as a release with its own time limit would have ended it. go-retryablehttp decides on a
 * retry when the head of the response arrives or fails to, and never sees the body.
 */
function answerFor({ discovery, timing, headMs, hops }, { attemptMs }) {
    const status = headMs !== null && headMs <= attemptMs ? hops.at(-1)?.status : null;
    if (status === null || (0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetriedStatus */ .Mq)(status ?? 0))
        return 'retries';
    return discovery.kind !== 'failed' && timing.totalMs <= attemptMs ? 'works' : 'fails';
}
/**
 * Whether discovery works for a release: `sometimes` if an attempt works, but the release would have
 * given up before.
 */
function resultFor(attempts, release) {
    const answers = attempts.map((attempt) => answerFor(attempt, release));
    const first = answers.indexOf('works');
    if (first < 0)
        return 'never';
    const survives = first <= release.retries && !answers.slice(0, first).includes('fails');
    return survives ? 'always' : 'sometimes';
}


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k: () => (/* binding */ failsCheck),
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __nccwpck_require__(4000);
// EXTERNAL MODULE: ./lib/problems/file.js
var file = __nccwpck_require__(7052);
// EXTERNAL MODULE: ./lib/problems/place.js
var problems_place = __nccwpck_require__(5143);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __nccwpck_require__(1064);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __nccwpck_require__(4283);
// EXTERNAL MODULE: ./lib/problems/not-contacted.js
var not_contacted = __nccwpck_require__(6697);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var protocol_hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/problems/catalogue.js
var catalogue = __nccwpck_require__(709);
// EXTERNAL MODULE: ./lib/problems/problem.js
var problem = __nccwpck_require__(5799);
;// CONCATENATED MODULE: ./lib/judge/finding.js
// Findings, their severity and their order.


/** A draft of a problem of the host itself, or of `service`. */
const draftOf = (problem, service = null, needed = true) => ({
    services: service === null ? [] : [service],
    problem,
    needed
});
/** The problem for these clients only. */
const narrowedTo = (problem, clients) => ({
    ...problem,
    affects: problem.affects.filter((client) => clients.includes(client))
});
/**
 * Whether it breaks the clients that it affects. An occurrence that is milder in its circumstances
 * still breaks them: a fork's check passes without its secrets, `init` does not.
 */
const isBreaking = ({ problem, needed }) => needed && (0,catalogue/* problemFacts */.t)()[problem.code].severity === 'error';
/** An error is a warning where it breaks no client that is checked. */
function severityOf({ problem, needed }, checked) {
    const breaksChecked = needed && checked.some((client) => problem.affects.includes(client));
    return problem.severity === 'error' && !breaksChecked ? 'warning' : problem.severity;
}
const findingOf = (draft, checked, about) => ({
    severity: severityOf(draft, checked),
    problem: draft.problem,
    affects: draft.problem.affects,
    ...about
});
/** For sorting: the most severe first. */
const bySeverity = (a, b) => problem/* SEVERITIES */.oC.indexOf(a.severity) - problem/* SEVERITIES */.oC.indexOf(b.severity);
const isIgnored = (problem, host, ignore) => ignore.some((rule) => rule.code === problem.code && (rule.host === null || rule.host === host));

;// CONCATENATED MODULE: ./lib/judge/allowed-hosts.js
// The policy of `allowed-hosts` for hosts that the clients contact and the check does not.






/** Hosts in `hostnames` are always allowed. */
const mayUse = (host, { allowedHosts, hostnames }) => (0,protocol_hostname/* isAllowed */.Jr)(host, allowedHosts) || hostnames.some((named) => named.host === host);
const WHOLE = { file: '.', line: 1, column: 1, endColumn: 1 };
// As many as there may be registries.
const MAX_DIRECT_HOSTS = 10_000;
/**
 * A note for each line that makes the clients contact a host without discovery. Of more hosts than a
 * check may have, the first ones are reported, and a note says how many lines name others.
 */
function judgeDirectHosts(usages, rules, max = MAX_DIRECT_HOSTS) {
    if (rules.allowedHosts.length === 0)
        return [];
    const problems = new Map();
    const notes = [];
    let omitted = 0;
    for (const { directHost, kind, isOverridden, place, clients } of usages) {
        if (directHost === undefined || isOverridden || mayUse(directHost, rules))
            continue;
        const use = kind === 'backend_http' || kind === 'remote_state' ? 'backend' : 'download';
        const key = `${use} ${directHost}`;
        const known = problems.get(key);
        if (known === undefined && problems.size >= max) {
            omitted += 1;
            continue;
        }
        const found = known ?? directProblem(directHost, use);
        problems.set(key, found);
        notes.push({ ...found, place, clients });
    }
    if (omitted === 0)
        return notes;
    const problem = (0,file.fileLimit)({ kind: 'problems', max, omitted });
    return [...notes, { problem, place: WHOLE, clients: protocol_clients/* MAIN_CLIENTS */.Du, host: null }];
}
function directProblem(name, use) {
    const parsed = (0,protocol_hostname/* parseHostname */.Pv)(name);
    const host = parsed.ok ? parsed.value : null;
    const shown = host === null ? name : (0,protocol_hostname/* showHostname */.nx)(host);
    return { problem: (0,not_contacted.hostNotAllowed)({ host: shown, use }), host };
}
/** Required services whose URLs lead to another host, unless only `hostnames` requires them. */
function judgeServiceHosts(registry, services, requirements, rules) {
    if (rules.allowedHosts.length === 0)
        return [];
    const used = requirements.filter(({ because }) => because.some((one) => typeof one !== 'string'));
    return services.flatMap((service) => {
        const { id, kind } = service;
        if (kind !== 'url' || !used.some((each) => each.service === id))
            return [];
        const url = (0,go_url/* parseUrl */.Dl)(service.url);
        const host = url.ok ? (0,protocol_hostname/* hostOfUrl */.Pm)(url.value) : null;
        if (host === null || host === registry || mayUse(host, rules))
            return [];
        const problem = (0,not_contacted.hostNotAllowed)({ host, service: id, registry: (0,protocol_hostname/* showHostname */.nx)(registry) });
        return [draftOf(problem, id)];
    });
}

// EXTERNAL MODULE: ./lib/problems/credentials.js
var problems_credentials = __nccwpck_require__(3534);
// EXTERNAL MODULE: ./lib/protocol/services.js
var protocol_services = __nccwpck_require__(9562);
;// CONCATENATED MODULE: ./lib/protocol/hosts/token-required.js
// Hosts that serve nothing without a token, although their discovery documents are public.

// The `cloud` block and the remote backend stop without a token, whatever the host
// (internal/cloud/backend.go, "Required token could not be found").
const STATE = [protocol_services/* CLOUD */.OZ, protocol_services/* REMOTE */.Bn];
const REGISTRY = [protocol_services/* MODULES */.e$, protocol_services/* PROVIDERS */.xq];
const PRIVATE_HOSTS = [
    // HCP Terraform and its European region: "you must authenticate" for modules and providers
    // (developer.hashicorp.com/terraform/cloud-docs/registry/using).
    { matches: /^app\.(eu\.)?terraform\.io$/, services: [...STATE, ...REGISTRY] },
    // docs.env0.com/docs/private-registry, docs.env0.com/docs/login
    { matches: /^api\.env0\.com$/, services: REGISTRY },
    { matches: /^backend\.api\.env0\.com$/, services: STATE },
    // An account is a subdomain (docs.scalr.io/docs/cli).
    { matches: /\.scalr\.io$/, services: STATE }
];
/** The services that a host is known to refuse without a token. */
const servicesWithToken = (host) => PRIVATE_HOSTS.find(({ matches }) => matches.test(host))?.services ?? [];

// EXTERNAL MODULE: ./lib/protocol/token-variables.js
var token_variables = __nccwpck_require__(241);
;// CONCATENATED MODULE: ./lib/judge/credentials.js
// Credentials diagnostics: why a host's token is missing or rejected.





/** Findings about the token of one host. */
function judgeCredentials(visit, { role }, rules) {
    const status = refusalOf(visit);
    const hasToken = visit.credentials?.hasToken === true;
    // No token helps where the host asks for another scheme, or serves everyone else without one.
    const challenge = visit.attempt.hops.at(-1)?.challenge ?? null;
    const isDiagnosed = challenge === null && (hasToken || role !== 'guest');
    const misses = hasToken ? [] : missesOf(visit.host, status, rules);
    const problems = [
        ...(visit.difference === null ? [] : [visit.difference]),
        ...misses,
        ...(status === null || !isDiagnosed ? [] : [diagnose(visit, status, rules)])
    ];
    const drafts = problems.map((problem) => draftOf(problem));
    return misses.length === 0 ? [...drafts, ...withoutToken(visit, rules)] : drafts;
}
/**
 * A host that is known to require a token for a service that a file uses, though its document is
 * public. A source that knows the host, but has no token for it, is reported by itself.
 */
function withoutToken(visit, { usages, isFork }) {
    const { host, attempt, credentials } = visit;
    if (attempt.discovery.kind !== 'found' || credentials?.hasToken || credentials?.problem)
        return [];
    const service = servicesWithToken(host).find((id) => usages.some(({ hasOwnToken, needs, place }) => needs.some((need) => need.host === host && need.service === id) &&
        !hasOwnToken &&
        !(0,problems_place/* isAside */.Zl)(place.file)));
    if (service === undefined)
        return [];
    return [draftOf((0,problems_credentials.credentialsMissing)({ host, service, isFork, ...searchedBy(visit) }), service)];
}
/** The status with which the host rejected the request's credentials; null when it did not. */
function refusalOf(visit) {
    const { discovery, hops } = visit.attempt;
    const isRefused = discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized';
    return isRefused ? (hops.at(-1)?.status ?? null) : null;
}
/** A variable for a parent domain has its own use, unless this host requires a token. */
function missesOf(host, status, { tokenVariables, hosts }) {
    return (0,token_variables/* nearMisses */.B)(tokenVariables, host, hosts)
        .filter(({ isParent }) => !isParent || status !== null)
        .map(({ variable, why, write }) => (0,problems_credentials.credentialsNearMiss)({ host, variable, why, write }));
}
function diagnose(visit, status, { isFork }) {
    const { host, credentials } = visit;
    if (credentials?.hasToken) {
        return (0,problems_credentials.credentialsRejected)({ host, status, source: credentials.source });
    }
    return (0,problems_credentials.credentialsMissing)({ host, service: null, isFork, ...searchedBy(visit) });
}
/** The credentials sources that were searched in vain, and those that no client reads. */
function searchedBy({ credentials, looks }) {
    const all = looks.flatMap((client) => client.looks);
    const sources = (isRead) => [
        ...new Set(all.flatMap(({ held, source }) => ((held !== 'not read') === isRead ? source : [])))
    ];
    // A source that knows the host without a token ends the search.
    const searched = credentials === null ? sources(true) : [credentials.source];
    const notRead = credentials === null ? sources(false) : [];
    return { searched, notRead };
}
/** Hosts of the `tokens` setting that are not checked. */
function judgeUnused(tokenHosts, hosts) {
    return tokenHosts
        .filter((host) => !hosts.includes(host))
        .map((host) => draftOf((0,problems_credentials.credentialsUnused)({ host })));
}

;// CONCATENATED MODULE: ./lib/judge/files.js
// Findings about files, settings and credentials: their severity, and which of them are one.







/** The findings that have no visit, and how many of them `ignore` removed. */
function judgeFiles(evidence, contacted, rules) {
    const broken = new Set(evidence.notes.flatMap(({ problem, place }) => problem.code === 'file-syntax' ? place.file : []));
    const general = [
        ...evidence.complaints.map(({ problem, place }) => fileFinding(draftOf(problem), place, rules)),
        ...judgeUnused(evidence.tokenHosts, contacted).map((draft) => fileFinding(draft, null, rules)),
        ...(evidence.isEmpty ? [nothingFound(rules)] : [])
    ];
    const all = merge([
        ...evidence.notes.map((note) => judgeNote(note, broken, rules)),
        ...judgeDirectHosts(evidence.usages, rules).map(({ problem, clients, place, host }) => {
            const draft = draftOf(narrowedTo(problem, clients));
            return { host, finding: { ...fileFinding(draft, place, rules), host } };
        }),
        ...general.map((finding) => ({ host: null, finding }))
    ]);
    const kept = all.filter(({ host, finding }) => !isIgnored(finding.problem, host, rules.ignore));
    const isLater = ({ exclude }) => Number(exclude !== undefined);
    const files = kept
        .map(({ finding }) => finding)
        .sort((a, b) => bySeverity(a, b) || isLater(a) - isLater(b));
    return { files, ignored: all.length - files.length };
}
/** Findings that differ only in their places are one: 34 blocks with the same mistake have one cause. */
function merge(all) {
    const groups = Map.groupBy(all, ({ host, finding }) => {
        const { problem, severity, affects, places, exclude } = finding;
        const { code, message, help } = problem;
        if (places.length === 0)
            return all;
        return JSON.stringify([host, code, severity, message, help, affects, exclude === undefined]);
    });
    return [...groups].flatMap(([key, group]) => {
        const [first] = group;
        if (key === all || first === undefined || group.length === 1)
            return group;
        const places = group.flatMap(({ finding }) => finding.places);
        const exclude = new Set(group.flatMap(({ finding }) => finding.exclude ?? []));
        const patterns = exclude.size === 0 ? {} : { exclude: [...exclude] };
        return [{ ...first, finding: { ...first.finding, places, ...patterns } }];
    });
}
/**
 * An error in a test, a template or a broken file is a warning: often it is deliberate, or a placeholder
 * is replaced before a client reads the file.
 */
function judgeNote(note, broken, rules) {
    const { problem, place, host, isPlaceholder } = note;
    // Otherwise a pull request could use any host behind enough text. It breaks no client.
    if (problem.code === 'file-limit' && rules.allowedHosts.length > 0) {
        const unread = { ...problem, message: (0,brief/* describeUnread */.Fn)(problem.message) };
        return { host, finding: { ...noteFinding(note, unread, rules), severity: 'error' } };
    }
    const isDoubtful = isPlaceholder || broken.has(place.file);
    const isMilder = problem.severity === 'error' && (isDoubtful || (0,problems_place/* isAside */.Zl)(place.file));
    const milder = isMilder ? { ...problem, severity: 'warning' } : problem;
    const finding = noteFinding(note, milder, rules);
    if (!isMilder && !(0,problems_place/* isAside */.Zl)(place.file))
        return { host, finding };
    return { host, finding: { ...finding, exclude: [(0,problems_place/* excludePattern */.n7)(place.file)] } };
}
const MILDER = {
    error: 'warning',
    warning: 'notice',
    notice: 'notice'
};
function noteFinding({ place, clients }, problem, rules) {
    const { dialect } = rules;
    // If the CLI is a guess, a problem of only one of the two CLIs may be no problem at all.
    const isDoubtful = dialect.isGuess && protocol_clients/* MAIN_CLIENTS */.Du.some((client) => !clients.includes(client));
    const severity = isDoubtful ? MILDER[problem.severity] : problem.severity;
    return fileFinding(draftOf({ ...narrowedTo(problem, clients), severity }), place, rules);
}
/** It breaks no client, but a check of nothing must not pass. */
function nothingFound(rules) {
    const { scan, hostnames } = rules;
    const problem = (0,file.nothingToCheck)({ scan, hasHostnames: hostnames.length > 0 });
    return { ...fileFinding(draftOf(problem), null, rules), severity: problem.severity };
}
const fileFinding = (draft, place, { dialect }) => findingOf(draft, dialect.clients, {
    host: null,
    service: null,
    places: place === null ? [] : [place],
    isHostNew: false
});

// EXTERNAL MODULE: ./lib/protocol/hosts/public-registries.js
var public_registries = __nccwpck_require__(7715);
// EXTERNAL MODULE: ./lib/problems/service-url.js
var service_url = __nccwpck_require__(9319);
// EXTERNAL MODULE: ./lib/protocol/hosts/address-kind.js
var address_kind = __nccwpck_require__(5195);
;// CONCATENATED MODULE: ./lib/judge/base-urls.js
// What the URLs of a discovery document show together: where the registry believes that it is.






/** Where the host is: its name decides, and then the address that was connected to. */
function placeOfHost({ host, attempt }, resolve) {
    const { name } = (0,protocol_hostname/* splitHostname */.Sv)(host);
    const byName = (0,address_kind/* nameKind */.uo)(name);
    const address = attempt.hops[0]?.address ?? null;
    if (byName !== 'public' || address === null)
        return byName;
    const kind = (0,address_kind/* addressKind */.Zu)(address);
    // A rule that leads to this machine is for a tunnel or a test; the host itself is elsewhere.
    const isRule = resolve.some((rule) => rule.name === name);
    return kind === 'loopback' && isRule ? 'public' : kind;
}
/** How few clients reach an address. */
const SECLUSION = { public: 0, reserved: 1, private: 2, metadata: 2, loopback: 3 };
/** Whether clients that reach the host cannot reach the URL. A private host may have private services. */
const isUnreachable = (url, { kind }) => SECLUSION[kindOfUrl(url)] > SECLUSION[kind];
/** One finding for each cause, whatever the number of services that have it. */
function judgeBases(urls, base) {
    const { host, hasToken, hostname } = base;
    const hidden = urls.filter(({ url }) => isUnreachable(url, base));
    const others = urls.filter((used) => !hidden.includes(used));
    const insecure = others.filter(({ url }) => url.scheme === 'http');
    const services = others.filter(({ id, endpoint }) => endpoint === null && (0,protocol_services/* hasPaths */.p4)(id));
    const foreign = Map.groupBy(services, ({ url }) => otherHost(url, hostname));
    const ported = others.filter(({ endpoint, url }) => endpoint === null && isOnOtherPort(url, hostname));
    return [
        ...base_urls_draftOf(hidden, originOf, (shared) => {
            const [kind, ...more] = new Set(hidden.map(({ url }) => kindOfUrl(url)));
            const isOne = more.length === 0 && (kind === 'loopback' || kind === 'reserved');
            return (0,service_url.serviceUrlPrivate)({ ...shared, host, kind: isOne ? kind : 'private' });
        }),
        ...base_urls_draftOf(insecure, originOf, (shared) => (0,service_url.serviceUrlInsecure)({ ...shared, host, hasToken })),
        ...[...foreign].flatMap(([name, group]) => name === null
            ? []
            : base_urls_draftOf(group, originOf, (shared) => (0,service_url.serviceUrlCrossHost)({ ...shared, host, name, hasToken }))),
        ...base_urls_draftOf(ported, originOf, (shared) => (0,service_url.serviceUrlOtherPort)({ ...shared, host })),
        ...base_urls_draftOf(others.filter(({ url }) => url.path.includes('//')), shown, (shared) => (0,service_url.serviceUrlDoubleSlash)({ ...shared, host })),
        ...base_urls_draftOf(equalRegistries(urls), shown, (shared) => (0,service_url.serviceUrlSame)({ ...shared, host }))
    ];
}
/** The draft about these URLs; none if there are none. One URL is shown whole. */
function base_urls_draftOf(used, show, describe) {
    if (used.length === 0)
        return [];
    const urls = [...new Set(used.map(({ url }) => (used.length === 1 ? shown(url) : show(url))))];
    return [
        {
            services: [...new Set(used.map(({ id }) => id))],
            problem: describe({ uses: used, urls }),
            needed: used.some(({ needed }) => needed)
        }
    ];
}
const shown = (url) => (0,brief/* brief */.dh)((0,go_url/* safeUrl */.Pl)(url));
const originOf = (url) => (0,brief/* brief */.dh)(`${url.scheme}://${url.host}`);
function kindOfUrl(url) {
    const { name } = (0,go_url/* urlHost */.cz)(url);
    // Other digits and dots, such as those of `１２７。0。0。1`, are mapped to ASCII.
    return (0,address_kind/* literalKind */.Sz)(/[^\0-\x7f]/.test(name) ? ((0,protocol_hostname/* comparableHost */.$o)(name) ?? '') : name.toLowerCase());
}
/** The name of the host that the URL is on, if it is another one. */
function otherHost(url, hostname) {
    const { name } = (0,go_url/* urlHost */.cz)(url);
    const own = (0,protocol_hostname/* splitHostname */.Sv)(hostname).name;
    if (name.toLowerCase() === own)
        return null;
    // A URL may have the name in Unicode, where a hostname is ASCII.
    const read = (0,protocol_hostname/* parseHostname */.Pv)(name);
    return read.ok && read.value === own ? null : name;
}
/** A plain http URL has another cause. Authorization servers often have a port of their own. */
function isOnOtherPort(url, hostname) {
    if (url.scheme === 'http' || otherHost(url, hostname) !== null)
        return false;
    const portOf = (port) => Number(port || 443);
    return portOf((0,go_url/* urlHost */.cz)(url).port) !== portOf(/:(\d+)$/.exec(hostname)?.[1] ?? null);
}
/** The URLs of modules and providers if they are one. Other services share their URLs on purpose. */
function equalRegistries(urls) {
    const pair = [protocol_services/* MODULES */.e$, protocol_services/* PROVIDERS */.xq].flatMap((id) => urls.find((used) => used.id === id) ?? []);
    const different = new Set(pair.map(({ url }) => shown(url).replace(/\/$/, '')));
    return pair.length === 2 && different.size === 1 ? pair : [];
}
/** The host of a URL with its port, if it is another one than the host of the document. */
function foreignHost(url, hostname) {
    const name = otherHost(url, hostname);
    if (name === null)
        return null;
    const { port } = urlHost(url);
    const read = parseHostname(port === '' ? name : `${name}:${port}`);
    return read.ok ? read.value : null;
}

// EXTERNAL MODULE: ./lib/problems/cli-config.js
var cli_config = __nccwpck_require__(4929);
;// CONCATENATED MODULE: ./lib/judge/forced.js
// Hosts whose services a host block of the CLI configuration defines, instead of their document.



/** First the clients that contact the host, then those with a host block for it. */
function viewsOf(visit, clients) {
    const forced = visit.forced.filter(({ client }) => clients.includes(client));
    const asking = clients.filter((client) => !forced.some((each) => each.client === client));
    const groups = Map.groupBy(forced, ({ place, services }) => JSON.stringify([place, services]));
    const blocks = [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const seen = {
            ...visit,
            attempt: asFound(visit, first.services),
            earlier: [],
            later: []
        };
        return [{ clients: group.map(({ client }) => client), visit: seen, forced: first }];
    });
    return asking.length > 0 || blocks.length === 0
        ? [{ clients: asking, visit, forced: null }, ...blocks]
        : blocks;
}
/** A host block is read like the host's document (svchost disco.go, ForceHostServices). */
function asFound({ host, attempt }, services) {
    return {
        discovery: { kind: 'found', url: (0,protocol_hostname/* discoveryUrl */.cu)(host), services, leftOut: 0, truncated: false },
        hops: [],
        timing: { ...attempt.timing, totalMs: 0 },
        headMs: 0,
        certificates: []
    };
}
/** The host block, and whether the host's own document has other services. */
function judgeForced(visit, { forced, clients }) {
    if (forced === null)
        return [];
    const { discovery } = visit.attempt;
    const at = `${forced.place.file}:${forced.place.line}`;
    const block = { host: (0,protocol_hostname/* showHostname */.nx)(visit.host), at };
    const offered = discovery.kind === 'found' ? discovery.services : forced.services;
    const services = differences(forced.services, offered);
    const problems = [
        (0,cli_config.servicesForced)(block),
        ...(services.length > 0 ? [(0,cli_config.servicesForcedDiffer)({ ...block, services })] : [])
    ];
    return problems.map((problem) => draftOf(narrowedTo(problem, clients)));
}
function differences(forced, offered) {
    const [ours, theirs] = [forced, offered].map((services) => new Map(services.map(({ id, value }) => [id, value])));
    const ids = new Set([...forced, ...offered].map(({ id }) => id));
    return [...ids].filter((id) => !isEqual(ours?.get(id), theirs?.get(id)));
}
/** Without recursion: a document may nest arrays 10,000 deep. */
function isEqual(a, b) {
    const pairs = [[a, b]];
    for (const [one, other] of pairs) {
        if (one === other)
            continue;
        if (!isNested(one) || !isNested(other))
            return false;
        const keys = Object.keys(one);
        const isSameShape = Array.isArray(one) === Array.isArray(other) && keys.length === Object.keys(other).length;
        if (!isSameShape || keys.some((key) => !Object.hasOwn(other, key)))
            return false;
        for (const key of keys)
            pairs.push([one[key], other[key]]);
    }
    return true;
}
const isNested = (value) => typeof value === 'object' && value !== null;

// EXTERNAL MODULE: ./lib/problems/document.js
var problems_document = __nccwpck_require__(863);
// EXTERNAL MODULE: ./lib/problems/host.js
var problems_host = __nccwpck_require__(960);
// EXTERNAL MODULE: ./lib/problems/source.js
var source = __nccwpck_require__(8011);
// EXTERNAL MODULE: ./lib/problems/tls.js
var tls = __nccwpck_require__(6817);
// EXTERNAL MODULE: ./lib/protocol/document/document.js
var document_document = __nccwpck_require__(7531);
// EXTERNAL MODULE: ./lib/judge/releases.js
var judge_releases = __nccwpck_require__(997);
;// CONCATENATED MODULE: ./lib/judge/host.js










const DAY_MS = 24 * 60 * 60 * 1000;
// The protocol requires clients to follow one redirect; Terraform and OpenTofu follow more.
const PROMISED_REDIRECTS = 1;
function judgeHost(visit, rules) {
    const { hops, certificates } = visit.attempt;
    return [
        ...credentials(visit),
        ...outcome(visit, rules),
        ...insecureHops(hops),
        ...expiring(certificates, rules),
        ...recovery(visit, rules)
    ];
}
function outcome(visit, rules) {
    const { discovery, hops } = visit.attempt;
    switch (discovery.kind) {
        case 'skipped':
            return [draftOf(discovery.problem)];
        case 'failed': {
            // A fork does not get the secret, so the pull request is not at fault.
            const isExcused = rules.isFork &&
                discovery.problem.code === 'document-unauthorized' &&
                !visit.credentials?.hasToken;
            return [draftOf(isExcused ? { ...discovery.problem, severity: 'notice' } : discovery.problem)];
        }
        case 'found':
        case 'absent': {
            const url = hops[0]?.url ?? '';
            return [
                ...redirectCount(url, hops.length - 1, rules),
                ...duration(visit, rules),
                ...(discovery.kind === 'found' && discovery.truncated ? [padding(visit)] : [])
            ];
        }
    }
}
const padding = ({ host, attempt: { hops } }) => draftOf((0,problems_document.documentSize)({
    url: hops.at(-1)?.url ?? '',
    page: null,
    asked: (0,protocol_hostname/* showHostname */.nx)(host),
    bytes: null,
    limit: document_document/* MAX_DOCUMENT_BYTES */.b,
    isPadding: true
}));
function redirectCount(url, redirects, rules) {
    const clients = rules.clients.filter((client) => redirects > protocol_clients/* MAX_REDIRECTS */.NX[client]);
    if (clients.length > 0)
        return [draftOf((0,problems_host.redirectLimit)({ url, redirects, clients }))];
    return redirects > PROMISED_REDIRECTS ? [draftOf((0,problems_host.redirectNested)({ url, redirects }))] : [];
}
/** A client fails if each release that may be in use fails; otherwise it may fail, which is a warning. */
function duration(visit, { releases, slowMs }) {
    const host = (0,protocol_hostname/* showHostname */.nx)(visit.host);
    const tookMs = visit.attempt.timing.totalMs;
    const attempts = (0,judge_releases/* attemptsOf */.O)(visit);
    const works = (release) => (0,judge_releases/* resultFor */.T)(attempts, release) !== 'never';
    const late = releases.filter((release) => !works(release));
    const isCertain = ({ client }) => !releases.some((each) => each.client === client && works(each));
    const drafts = [true, false].flatMap((certain) => {
        const affected = late.filter((release) => isCertain(release) === certain);
        if (affected.length === 0)
            return [];
        const problem = (0,problems_host.hostTimeout)({ host, phase: 'complete', tookMs, releases: affected });
        return [draftOf(problem, null, certain)];
    });
    if (drafts.length > 0 || tookMs <= slowMs)
        return drafts;
    return [draftOf((0,problems_host.hostSlow)({ host, tookMs, limitMs: slowMs, releases }))];
}
function insecureHops(hops) {
    const clear = hops.find(({ url }) => url.startsWith('http://'));
    if (clear === undefined)
        return [];
    const exposesToken = clear.authorization === 'withheld';
    return [draftOf((0,problems_host.redirectInsecure)({ url: hops[0]?.url ?? '', to: clear.url, exposesToken }))];
}
function expiring(certificates, { certificateDays, now }) {
    const soonest = new Map();
    for (const each of certificates) {
        const known = soonest.get(each.host);
        if (known === undefined || each.expires < known.expires)
            soonest.set(each.host, each);
    }
    return [...soonest.values()].flatMap(({ host, expires }) => {
        const left = (Date.parse(expires) - now) / DAY_MS;
        if (left < 0 || left >= certificateDays)
            return [];
        return [draftOf((0,tls.tlsExpiresSoon)({ host, days: Math.floor(left), expires }))];
    });
}
function recovery(visit, rules) {
    const { host, attempt, earlier } = visit;
    const [first] = earlier;
    if (first?.discovery.kind !== 'failed' || attempt.discovery.kind === 'failed')
        return [];
    const failure = first.discovery.problem.message;
    const seen = (0,judge_releases/* attemptsOf */.O)(visit);
    const releases = rules.releases.filter((release) => (0,judge_releases/* resultFor */.T)(seen, release) === 'sometimes');
    const attempts = earlier.length + 1;
    return [draftOf((0,problems_host.hostRecovered)({ host: (0,protocol_hostname/* showHostname */.nx)(host), attempts, failure, releases }))];
}
function credentials({ credentials: found, attempt }) {
    const { discovery } = attempt;
    if (!found?.problem)
        return [];
    const isReported = discovery.kind === 'failed' && discovery.problem.code === found.problem.code;
    return isReported ? [] : [draftOf(found.problem)];
}
/** What the clients' module sources do not allow in a host, though discovery does. */
function judgeModuleHost({ host }, requirements) {
    if (!requirements.some(({ service }) => service === protocol_services/* MODULES */.e$))
        return [];
    const { name } = (0,protocol_hostname/* splitHostname */.Sv)(host);
    return [
        // registry-address module.go of both projects: otherwise `a/b/c/d` might be a local path.
        ...(name.includes('.') ? [] : [(0,source.hostDotlessModule)({ host, name })]),
        // Terraform turns the host into text, reads it again, and then refuses the punycode that it wrote
        // itself (internal/registry/regsrc/module.go).
        ...(/(^|\.)xn--/.test(host) ? [(0,source.hostIdnModule)({ host })] : [])
    ].map((problem) => draftOf(problem, protocol_services/* MODULES */.e$));
}

;// CONCATENATED MODULE: ./lib/judge/other-tokens.js
// Tokens for hosts to which a host leads, and which the clients do not send there.





/** The hosts of redirects and of services that are not the visited host itself, each once. */
function hostsBeyond({ host, attempt, credentials }, services) {
    const hasToken = credentials?.hasToken === true;
    const reached = [
        ...services.flatMap((service) => service.kind === 'url' && (0,protocol_services/* hasPaths */.p4)(service.id) && (0,protocol_services/* isAsked */.D6)(service.id)
            ? [{ url: service.url, service: service.id, isSent: hasToken }]
            : []),
        ...attempt.hops.map(({ url, authorization }) => ({
            url,
            service: null,
            isSent: authorization === 'sent'
        }))
    ].flatMap(({ url, ...rest }) => {
        const other = hostIn(url);
        return other === null || other === host ? [] : [{ ...rest, host: other }];
    });
    return [...new Map(reached.toReversed().map((each) => [each.host, each])).values()];
}
function hostIn(text) {
    const url = (0,go_url/* parseUrl */.Dl)(text);
    const host = url.ok ? (0,protocol_hostname/* hostOfUrl */.Pm)(url.value) : null;
    const read = host === null ? null : (0,protocol_hostname/* parseHostname */.Pv)(host);
    return read?.ok ? read.value : null;
}
/** The clients send the token of the first host, or none (protocol/token-reach.ts). */
function judgeOtherTokens(visit, services, { tokenSources, hosts }) {
    return hostsBeyond(visit, services).flatMap(({ host, service, isSent }) => {
        const source = tokenSources.get(host);
        if (source === undefined)
            return [];
        const isNeeded = service === null ? visit.attempt.discovery.kind === 'failed' : !isSent;
        const problem = (0,problems_credentials.credentialsOtherHost)({
            host: (0,protocol_hostname/* showHostname */.nx)(visit.host),
            other: (0,protocol_hostname/* showHostname */.nx)(host),
            source,
            service,
            isSent,
            // The token may be for uses of the other host by its own name.
            isNotice: !isNeeded || hosts.has(host)
        });
        return [draftOf(problem, service)];
    });
}

// EXTERNAL MODULE: ./lib/problems/service.js
var service = __nccwpck_require__(2847);
// EXTERNAL MODULE: ./lib/problems/login.js
var problems_login = __nccwpck_require__(793);
// EXTERNAL MODULE: ./lib/protocol/document/short-url.js
var short_url = __nccwpck_require__(794);
// EXTERNAL MODULE: ./lib/protocol/login.js
var protocol_login = __nccwpck_require__(9529);
;// CONCATENATED MODULE: ./lib/judge/service-url.js
// Problems of a service URL that discovery itself accepts.




// A dotted name or a port where the path should begin.
const HOST_FIRST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i;
/** Whether a value is a URL that lost its `https://`. */
const looksLikeHost = (value) => HOST_FIRST.test(value) && !/^[a-z0-9-]+\.json$/i.test(value);
const withoutQuery = (value) => value.replace(/[?#].*$/s, '');
/** What the clients print, without the password or query of a URL that it quotes. */
const withoutSecrets = (why) => why.replace(/\/\/[^/?#"\s]*@/g, '//***@').replace(/\?[^"\s]*/g, '?***');
/** Every problem of the URL of one service. If no client can connect to it, that is the only one. */
function urlProblems(service) {
    const unusable = whyUnusable(service);
    const { id, host, value } = service;
    const at = { id, host, url: (0,go_url/* safeUrl */.Pl)(service.url) };
    if (unusable !== null)
        return [(0,service_url.serviceUrlInvalid)({ ...at, why: unusable })];
    const replacing = isWithoutSlash(service) ? (0,protocol_clients/* clientsReplacing */.ab)(id) : [];
    return [
        value === '' ? (0,service_url.serviceUrlEmpty)(at) : null,
        looksLikeHost(value)
            ? (0,service_url.serviceUrlLooksLikeHost)({ ...at, value: withoutQuery(value), why: null })
            : null,
        isRelative(value) ? (0,service_url.serviceUrlRelative)(at) : null,
        replacing.length > 0 ? (0,service_url.serviceUrlNoSlash)({ ...at, clients: replacing }) : null,
        service.url.query !== '' && (0,protocol_services/* hasPaths */.p4)(id) ? (0,service_url.serviceUrlQuery)(at) : null
    ].filter((problem) => problem !== null);
}
/** Go parses such a URL, but its HTTP client cannot connect to it. The words are those of net/http. */
function whyUnusable({ url }) {
    const { name, port } = (0,go_url/* urlHost */.cz)(url);
    if (name === '')
        return 'no Host in request URL';
    const isPort = port === '' || (Number(port) > 0 && Number(port) <= 65535);
    return isPort ? null : `invalid port "${port}"`;
}
const isRelative = (value) => !/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(value) && !looksLikeHost(value);
// A URL that ends with its host has nothing to replace.
const isWithoutSlash = ({ value, url }) => value !== '' && !/^$|\/$/.test(url.path);

;// CONCATENATED MODULE: ./lib/judge/login.js




const BY_RULE = {
    'client-missing': problems_login.loginClientMissing,
    'client-empty': problems_login.loginClientEmpty,
    'grant-types-invalid': problems_login.loginGrantTypesInvalid,
    'grant-types-unsupported': problems_login.loginGrantTypesUnsupported,
    'grant-types-unknown': problems_login.loginGrantTypesUnknown,
    'authz-missing': problems_login.loginAuthzMissing,
    'token-missing': problems_login.loginTokenMissing,
    'ports-count': problems_login.loginPortsCount,
    'ports-range': problems_login.loginPortsRange,
    'ports-order': problems_login.loginPortsOrder,
    'ports-single': problems_login.loginPortsSingle,
    'ports-ignored': problems_login.loginPortsIgnored,
    'scopes-invalid': problems_login.loginScopesInvalid,
    'scopes-ignored': problems_login.loginScopesIgnored
};
/** The object as the clients read it, every broken rule, and endpoints that lost their port. */
function judgeLogin(fields, documentUrl, host) {
    const { value, flaws } = (0,protocol_login/* readLogin */.m)(fields, documentUrl, host);
    const login = { ...value, authz: printable(value.authz), token: printable(value.token) };
    const portless = endpointsWithoutPort(login, documentUrl);
    const port = portless.length === 0 ? [] : [problems_login.loginUrlPort({ host, endpoints: portless })];
    return { login, problems: [...flaws.map((flaw) => problemOf(flaw, host)), ...port] };
}
/**
 * The endpoints whose URL has the name of the document's host and lost its port. The clients open such a
 * URL as it is (hashicorp/terraform#32155); a relative URL keeps the port.
 */
function endpointsWithoutPort(login, documentUrl) {
    const document = (0,go_url/* urlHost */.cz)(documentUrl);
    if (document.port === '' || document.port === '443')
        return [];
    return ['authz', 'token'].flatMap((name) => {
        const url = login[name];
        const parsed = url === null ? null : (0,go_url/* parseUrl */.Dl)(url);
        if (url === null || !parsed?.ok || parsed.value.scheme !== 'https')
            return [];
        const host = (0,go_url/* urlHost */.cz)(parsed.value);
        const isSame = host.name.toLowerCase() === document.name.toLowerCase();
        return isSame && host.port === '' ? [{ name, url, port: document.port }] : [];
    });
}
function problemOf(flaw, host) {
    if (!('why' in flaw))
        return BY_RULE[flaw.rule]({ host, value: flaw.value });
    const construct = flaw.rule === 'authz-invalid' ? problems_login.loginAuthzInvalid : problems_login.loginTokenInvalid;
    return construct({ host, why: withoutSecrets(flaw.why) });
}
/** Without user info, query and fragment: what may be printed. */
function printable(text) {
    const url = text === null ? null : (0,go_url/* parseUrl */.Dl)(text);
    return url?.ok ? (0,go_url/* safeUrl */.Pl)(url.value) : null;
}

;// CONCATENATED MODULE: ./lib/judge/lookups.js
// What the checked clients find under one service id of a document.











/** What every checked client finds under one id; clients that agree share a finding. */
function judgeService(id, needed, context) {
    const look = (client) => {
        const { discovery, documentUrl, display } = context;
        return (0,protocol_services/* lookUp */.TE)(id, { services: discovery.services, documentUrl, display, client });
    };
    const lookups = askersOf(id, context).map((client) => ({ client, lookup: look(client) }));
    const [first, ...more] = lookups;
    if (first === undefined)
        throw new Error('no client is checked');
    const differing = more.filter(({ lookup }) => lookup.kind !== first.lookup.kind);
    // A finding must be true of clients that are not checked, too.
    const isAlike = (client) => !isMain(client) || look(client).kind === first.lookup.kind;
    const affected = differing.length === 0 ? (0,protocol_clients/* clientsOf */.SZ)(id).filter(isAlike) : [first.client];
    const judged = judgeLookup(id, first.lookup, needed, affected, context);
    const drafts = differing.flatMap(({ client, lookup }) => judgeLookup(id, lookup, needed, [client], context).drafts);
    return { ...judged, drafts: [...judged.drafts, ...drafts] };
}
/** The checked clients that require a service; for one that is not required, all of the host's. */
function askersOf(id, { requirements, clients }) {
    return requirements.find(({ service }) => service === id)?.clients ?? clients;
}
const isMain = (client) => protocol_clients/* MAIN_CLIENTS */.Du.some((each) => each === client);
function judgeLookup(id, lookup, needed, clients, context) {
    const { documentUrl, display: host } = context;
    // No client asks for the others, so nothing in them can be wrong.
    const isReported = needed || (0,protocol_services/* isAsked */.D6)(id);
    const drafts = (problems) => isReported ? problems.map((problem) => draftOf(problem, id, needed)) : [];
    switch (lookup.kind) {
        case 'url': {
            const { url, value } = lookup;
            const problems = urlProblems({ id, value, url, host });
            const isUsed = isReported && !problems.some(({ code }) => code === 'service-url-invalid');
            const shown = (0,brief/* brief */.dh)((0,go_url/* safeUrl */.Pl)(url), short_url/* MAX_URL */.z);
            return {
                outcome: { id, kind: 'url', url: shown },
                drafts: drafts(problems),
                urls: isUsed ? [{ id, endpoint: null, url, needed }] : []
            };
        }
        case 'object': {
            const { value, leftOut } = lookup;
            const { login, problems } = judgeLogin(value, documentUrl, host);
            const refused = problems.find(({ severity }) => severity === 'error');
            return {
                outcome: refused
                    ? { id, kind: 'problem', problem: refused }
                    : { id, kind: 'login', login, leftOut },
                drafts: drafts(problems),
                urls: endpointsOf(login, id, needed)
            };
        }
        case 'bad-id':
        case 'missing':
        case 'version':
        case 'type':
        case 'bad-url': {
            const problem = narrowedTo(lookups_problemOf(id, lookup, context), clients);
            return { outcome: { id, kind: 'problem', problem }, drafts: drafts([problem]), urls: [] };
        }
    }
}
/** The complete URLs of a login. */
const endpointsOf = (login, id, needed) => ['authz', 'token'].flatMap((endpoint) => {
    const url = (0,go_url/* parseUrl */.Dl)(login[endpoint] ?? '');
    return login[endpoint] !== null && url.ok ? [{ id, endpoint, url: url.value, needed }] : [];
});
/** A service that is looked for, and what there is. */
const foundIn = (id, { discovery, display: host, block }) => ({
    id,
    host,
    block,
    offered: discovery.services.map((service) => service.id),
    leftOut: discovery.leftOut,
    isArtifactory: discovery.services.some(({ value }) => typeof value === 'string' && value.includes('/artifactory/'))
});
/** The problem of a service that a client does not find. */
function lookups_problemOf(id, lookup, context) {
    const found = { ...foundIn(id, context), why: lookup.why };
    switch (lookup.kind) {
        case 'missing':
            return (0,service.serviceMissing)(found);
        case 'bad-id':
        case 'version':
            return (0,service.serviceVersion)({ ...found, isReadable: lookup.kind === 'version' });
        case 'type': {
            const { value } = lookup;
            return id === protocol_services/* LOGIN */.S3 ? (0,problems_login.loginType)({ ...found, value }) : (0,service.serviceType)({ ...found, value });
        }
        case 'bad-url': {
            const why = withoutSecrets(lookup.why);
            if (looksLikeHost(lookup.value)) {
                return (0,service_url.serviceUrlLooksLikeHost)({ ...found, value: withoutQuery(lookup.value), why });
            }
            return lookup.reason === 'user-info'
                ? (0,service_url.serviceUrlCredentials)(found)
                : (0,service_url.serviceUrlInvalid)({ ...found, url: null, why });
        }
    }
}

;// CONCATENATED MODULE: ./lib/judge/services.js
// Whether a discovery document offers the required services, and the problems of all that it lists.









// A host block may list thousands of services; reports contain this many that are not required.
const MAX_LISTED = 200;
// Where no service works, the findings about these are enough to see why.
const MAX_TRIED = 10;
/**
 * Looks up every required service, and the others that the document offers. If any service is
 * enough, one that works makes the problems of the others warnings.
 */
function judgeServices(seen) {
    const { visit, requirements, clients, block, kind } = seen;
    const { discovery } = visit.attempt;
    const display = (0,protocol_hostname/* showHostname */.nx)(visit.host);
    if (discovery.kind === 'failed' || discovery.kind === 'skipped') {
        return { services: [], leftOut: 0, drafts: [] };
    }
    const required = requirements.map(({ service }) => service);
    if (discovery.kind === 'absent') {
        return { services: [], leftOut: 0, drafts: [absent(discovery, display, required)] };
    }
    const documentUrl = (0,go_url/* parseUrl */.Dl)(discovery.url);
    if (!documentUrl.ok)
        throw new Error(`${discovery.url} was requested but is no URL`);
    const context = {
        visit,
        discovery,
        documentUrl: documentUrl.value,
        display,
        clients,
        requirements,
        block,
        base: {
            hostname: visit.host,
            host: display,
            hasToken: visit.credentials?.hasToken === true,
            kind
        }
    };
    return judgeFound(context, required);
}
function judgeFound(context, required) {
    const { discovery, clients } = context;
    const asked = required.filter((id) => id !== 'any');
    const others = discovery.services
        .map(({ id }) => id)
        .filter((id) => !asked.includes(id) && protocol_clients/* MAIN_CLIENTS */.Du.some((each) => (0,protocol_services/* parseServiceId */.oe)(id, each).ok))
        .slice(0, MAX_LISTED);
    const askedJudged = asked.map((id) => judgeService(id, true, context));
    const works = ({ outcome, drafts, urls }) => outcome.kind !== 'problem' &&
        !urls.some(({ endpoint, url }) => endpoint === null && isUnreachable(url, context.base)) &&
        !drafts.some((draft) => isBreaking(draft) && clients.some((each) => draft.problem.affects.includes(each)));
    const tried = others.map((id) => judgeService(id, true, context));
    const satisfied = !required.includes('any') || [...askedJudged, ...tried].some(works);
    const judged = [
        ...askedJudged,
        ...(satisfied ? others.map((id) => judgeService(id, false, context)) : withFewFindings(tried))
    ];
    const nothing = required.includes('any') && judged.length === 0
        ? [draftOf((0,service.serviceMissing)({ ...foundIn('any', context), why: '' }))]
        : [];
    return {
        services: judged.map(({ outcome }) => outcome),
        leftOut: discovery.leftOut,
        drafts: [
            ...judged.flatMap(({ drafts }) => drafts),
            ...judgeBases(judged.flatMap(({ urls }) => urls), context.base),
            ...nothing
        ]
    };
}
/** The services that no client knows have findings only at first. */
function withFewFindings(tried) {
    let left = MAX_TRIED;
    return tried.map((judged) => {
        if ((0,protocol_services/* isAsked */.D6)(judged.outcome.id) || judged.drafts.length === 0)
            return judged;
        left -= 1;
        return left >= 0 ? judged : { ...judged, drafts: [] };
    });
}
function absent({ why, url: documentUrl }, host, requiredIds) {
    const seen = (0,go_url/* parseUrl */.Dl)(documentUrl);
    const url = seen.ok ? (0,go_url/* safeUrl */.Pl)(seen.value) : host;
    const required = requiredIds.filter((id) => id !== 'any');
    const names = [...new Set(required.map((id) => id.split('.')[0] ?? id))];
    const clientErrors = names.map(protocol_services/* nothingProvided */.Tz);
    const service = required.length === 1 ? (required[0] ?? null) : null;
    return draftOf((0,problems_document.documentAbsent)({ host, url, why, required, clientErrors }), service);
}

;// CONCATENATED MODULE: ./lib/judge/host-verdict.js
// The verdict on one host: its findings, and whether it works for each client.














/** The verdict, and how many findings `ignore` removed. */
function judgeVisit({ visit, requirements, isNew }, rules, credentialRules) {
    const clients = rules.dialect.clients.filter((client) => requirements.some((each) => each.clients.includes(client)));
    const reader = readerOf(visit.host, requirements);
    const views = viewsOf(visit, clients);
    const judged = views.map((view) => judgeView(visit, view, requirements, rules, reader));
    const isContacted = views.some(({ forced }) => forced === null);
    const concerned = clientsConcerned(visit.host, requirements);
    const all = [
        ...judged.flatMap(({ drafts }) => drafts),
        ...(isContacted
            ? [
                ...judgeCredentials(visit, reader, credentialRules),
                ...judgeOtherTokens(visit, judged[0]?.services ?? [], credentialRules)
            ]
            : []),
        ...judgeModuleHost(visit, requirements)
    ].map((draft) => ({ ...draft, problem: narrowedTo(draft.problem, concerned) }));
    const kept = all.filter(({ problem }) => !isIgnored(problem, visit.host, rules.ignore));
    const about = aboutIn(requirements);
    const findings = kept.map((draft) => findingOf({ ...draft, problem: (0,problem/* addressedTo */.pj)(draft.problem, reader) }, clients, {
        host: visit.host,
        ...about(draft.services),
        isHostNew: isNew
    }));
    const verdict = {
        visit,
        requirements,
        services: judged[0]?.services ?? [],
        servicesLeftOut: judged[0]?.leftOut ?? 0,
        servicesFrom: views[0]?.forced?.place ?? null,
        findings: findings.sort(bySeverity),
        clients: outcomes(kept),
        isNew
    };
    return { verdict, ignored: all.length - kept.length };
}
/** A host that is only implied concerns the clients whose default it is. */
function clientsConcerned(host, requirements) {
    if (!requirements.every(({ isImplied }) => isImplied))
        return protocol_clients/* ALL_CLIENTS */.zK;
    const implying = requirements.flatMap(({ clients }) => clients);
    return [...implying, ...(0,protocol_clients/* clientsWithDefault */.Yr)(host)];
}
/** What some clients see of a host: its own document, or the services of their host block. */
function judgeView(visit, view, requirements, rules, reader) {
    const { clients, forced } = view;
    const block = forced === null ? null : `${forced.place.file}:${forced.place.line}`;
    // The URLs of a host block are for this machine.
    const kind = forced === null ? placeOfHost(visit, rules.resolve) : 'loopback';
    const { services, leftOut, drafts } = judgeServices({
        visit: view.visit,
        requirements,
        clients,
        block,
        kind
    });
    // A host block is a file of this machine, so its reader can edit it.
    const editor = forced === null ? reader : { ...reader, role: 'operator' };
    const releases = rules.dialect.releases.filter(({ client }) => clients.includes(client));
    const all = [
        ...judgeForced(visit, view),
        ...judgeHost(view.visit, { ...rules, clients, releases }),
        ...drafts,
        // A host block is the machine's own configuration, as `allowed-hosts` is.
        ...(forced === null ? judgeServiceHosts(visit.host, services, requirements, rules) : [])
    ];
    // Only clients with a host block use its services, and they do not contact the host.
    const withBlock = visit.forced.map(({ client }) => client);
    const viewers = forced === null ? protocol_clients/* ALL_CLIENTS */.zK.filter((client) => !withBlock.includes(client)) : view.clients;
    return {
        services: services.map((service) => service.kind === 'problem'
            ? { ...service, problem: (0,problem/* addressedTo */.pj)(service.problem, editor) }
            : service),
        leftOut,
        drafts: all.map((draft) => ({
            ...draft,
            problem: (0,problem/* addressedTo */.pj)(narrowedTo(draft.problem, viewers), editor)
        }))
    };
}
// A host may be used in a hundred thousand places, and may have hundreds of findings. `required` in the
// JSON report has the other places.
const MAX_PLACES = 1000;
/** What findings are about, by their services. Findings about the same share their places. */
function aboutIn(requirements) {
    const known = new Map();
    return (services) => {
        const key = JSON.stringify(services);
        const found = known.get(key) ?? aboutServices(services, requirements);
        known.set(key, found);
        return found;
    };
}
/**
 * The service that a finding is about, and the places that require it. Of several services, those that are
 * required count; a finding about the host concerns every place that names it.
 */
function aboutServices(services, requirements) {
    const requiring = (ids) => requirements.filter(({ service }) => ids.includes(service));
    const own = services.length === 0 ? requirements : requiring(services);
    const required = services.filter((id) => own.some(({ service }) => service === id));
    const ids = required.length > 0 ? required : services;
    // A service that is not required by its id concerns places that accept any service.
    const because = (own.length > 0 ? own : requiring(['any'])).flatMap((each) => each.because);
    const all = asideLast([...new Set(because)]);
    const left = all.length - MAX_PLACES;
    return {
        service: ids.length === 1 ? (ids[0] ?? null) : null,
        places: all.slice(0, MAX_PLACES),
        ...(left > 0 ? { placesLeftOut: left } : {})
    };
}
/** A finding is shown at the first place, which is one of a module in use if there is any. */
function asideLast(places) {
    const { own = [], aside = [] } = Object.groupBy(places, (place) => typeof place !== 'string' && (0,problems_place/* isAside */.Zl)(place.file) ? 'aside' : 'own');
    return [...own, ...aside];
}
/** Notices affect no outcome, and an occurrence that is milder than its code affects it like others. */
function outcomes(drafts) {
    const outcomeOf = (client) => {
        const own = drafts.filter(({ problem }) => problem.affects.includes(client) && (0,catalogue/* problemFacts */.t)()[problem.code].severity !== 'notice');
        if (own.some(isBreaking))
            return 'fails';
        return own.length > 0 ? 'warns' : 'works';
    };
    const entries = protocol_clients/* ALL_CLIENTS */.zK.map((client) => [client, outcomeOf(client)]);
    return Object.fromEntries(entries);
}
/** Who reads the findings about a host, which decides whose cure comes first, by the rule of docs/decisions/0065-cures-for-the-reader.md. */
function readerOf(host, requirements) {
    const isListed = requirements.some(({ because }) => because.includes('hostnames input'));
    const role = (0,public_registries/* statusPageOf */.V)(host) !== null ? 'guest' : isListed ? 'operator' : 'user';
    return { role, host: (0,protocol_hostname/* showHostname */.nx)(host) };
}

;// CONCATENATED MODULE: ./lib/judge/verdict.js




/** The same evidence under the same rules always gives the same verdict. */
function judge(evidence, rules) {
    const { requirements, visits, usages, tokenVariables } = evidence;
    const byHost = Map.groupBy(requirements, ({ host }) => host);
    const checkedHosts = visits.map(({ host }) => host);
    const { isFork } = rules;
    const { tokenSources } = evidence;
    const credentialRules = {
        usages,
        tokenVariables,
        tokenSources,
        hosts: new Set(checkedHosts),
        isFork
    };
    const judged = visits.map((visit) => {
        const isNew = evidence.newHosts.has(visit.host);
        const ofHost = { visit, requirements: byHost.get(visit.host) ?? [], isNew };
        return judgeVisit(ofHost, rules, credentialRules);
    });
    const hosts = judged.map(({ verdict }) => verdict);
    const beyond = hosts.flatMap(({ visit, services }) => hostsBeyond(visit, services));
    const contacted = [...checkedHosts, ...beyond.map(({ host }) => host)];
    const { files, ignored } = judgeFiles(evidence, contacted, rules);
    const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity);
    const { stopped } = evidence;
    return {
        passed: stopped === null && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
        stopped,
        hosts,
        files,
        findings,
        ignored: judged.reduce((total, one) => total + one.ignored, ignored)
    };
}
/** Whether a finding of this severity fails the check. */
const failsCheck = (severity, failOn) => severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning';


/***/ }),

/***/ 4000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   B9: () => (/* binding */ outageCure),
/* harmony export */   Cw: () => (/* binding */ describeStop),
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   NM: () => (/* binding */ cures),
/* harmony export */   Wt: () => (/* binding */ addressCure),
/* harmony export */   XT: () => (/* binding */ listSome),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   _r: () => (/* binding */ returned),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   mP: () => (/* binding */ describeReadFailure),
/* harmony export */   qZ: () => (/* binding */ blockedCure),
/* harmony export */   zd: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4714);
/* harmony import */ var _protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7715);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9562);



// A header may have a megabyte, and so may a number in a document: a sentence has room for this.
const MAX_CHARACTERS = 300;
/** The text, or its beginning and an ellipsis. */
function brief(text, maxCharacters = MAX_CHARACTERS) {
    return text.length <= maxCharacters ? text : `${(0,_protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__/* .cutAt */ .o)(text, maxCharacters)}…`;
}
/** At most `most` of the items, and the number of the others, of which `leftOut` are not among the items. */
function listSome(items, most, leftOut = 0) {
    const shown = items.slice(0, most).map((item) => brief(item));
    const more = items.length - shown.length + leftOut;
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** What the clients print about a mistake. */
const printed = (why) => `the clients print "${why}"`;
/** What a JSON value is, with its article. */
function typeName(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
/** A clause that follows the name of the file. */
function describeReadFailure(failure) {
    if (failure.kind === 'error')
        return `cannot be read: ${failure.code}`;
    const { bytes, maxBytes } = failure;
    return `has ${bytes} bytes and is not read; the limit is ${maxBytes / 1024 / 1024} MiB`;
}
const ADDRESSES = {
    [_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES */ .e$]: 'correct the host in the source address; a module of the public registry has none (NAMESPACE/NAME/SYSTEM)',
    [_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq]: 'correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror'
};
/** What a user can do about a host that is no registry, or not one with the required services. */
function addressCure(required) {
    const cures = required.flatMap((id) => ADDRESSES[id] ?? []);
    return (cures[0] ??
        'correct the host in `source` or `hostname`, or add the `source` that a child module lacks');
}
/** What a user of a public registry can do about an outage. */
const outageCure = (host) => `wait and run the check again; see ${(0,_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__/* .statusPageOf */ .V)(host) ?? 'its status page'}, and consider a network mirror for providers`;
/** What a user of a public registry can do where it serves others. */
const blockedCure = (host) => `use another network, a proxy (HTTPS_PROXY) or a network mirror: ${host} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;
/** The cures of a code; a sign-in page or captive portal explains more than the status or type. */
function cures(page, asked, given) {
    if (page === null)
        return given;
    const title = page.title === '' ? '' : ` ("${page.title}")`;
    const guest = given.guest ?? blockedCure(asked);
    switch (page.kind) {
        case 'sign-in': {
            const operator = 'allow unauthenticated requests to /.well-known/terraform.json';
            return { operator, guest, because: `the host returned a sign-in page${title}` };
        }
        case 'captive-portal':
            return `a proxy or captive portal returned an HTML page${title}: allow this machine to reach the host`;
        case 'other': {
            const user = given.user ?? `check that ${asked} is a registry, and ${addressCure([])}`;
            return { ...given, user, guest, because: `the host returned an HTML page${title}` };
        }
    }
}
const returned = ({ url, status, reason }) => `${url} returned ${`${status} ${brief(reason)}`.trim()}`;
/** A duration in seconds. */
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
/** How long each release waits, and how often. */
const limitsOf = (releases) => releases
    .map(({ name, attemptMs, retries }) => {
    const limit = Number.isFinite(attemptMs) ? seconds(attemptMs) : 'without a limit';
    const each = retries === 0 ? '' : ` in each of ${retries + 1} attempts`;
    return `${name} waits ${limit}${each}`;
})
    .join(', ');
/** The names of releases in a sentence. */
const namesOf = (releases) => releases.map(({ name }) => name).join(' and ');
/** A clause. */
function describeStop(stopped) {
    switch (stopped.kind) {
        case 'deadline':
            return `the check reached its deadline of ${seconds(stopped.ms)}`;
        case 'signal':
            return `the check was interrupted by ${stopped.signal}`;
        case 'crash':
            return 'tf-disco crashed';
    }
}
/** The message about a part of the repository that is not read, with a policy for hosts. */
const describeUnread = (message) => `${message}; it may use hosts that are not in \`allowed-hosts\``;


/***/ }),

/***/ 709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ problemFacts)
/* harmony export */ });
/* unused harmony export PROBLEMS_PAGE */
/* harmony import */ var _cli_config_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4929);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3534);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(863);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7052);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(960);
/* harmony import */ var _login_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(793);
/* harmony import */ var _not_contacted_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6697);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2847);
/* harmony import */ var _service_url_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(9319);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(8011);
/* harmony import */ var _tls_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(6817);
// Every problem code, from the families in this folder.











const allKinds = () => ({
    ..._cli_config_js__WEBPACK_IMPORTED_MODULE_0__,
    ..._credentials_js__WEBPACK_IMPORTED_MODULE_1__,
    ..._document_js__WEBPACK_IMPORTED_MODULE_2__,
    ..._file_js__WEBPACK_IMPORTED_MODULE_3__,
    ..._host_js__WEBPACK_IMPORTED_MODULE_4__,
    ..._login_js__WEBPACK_IMPORTED_MODULE_5__,
    ..._not_contacted_js__WEBPACK_IMPORTED_MODULE_6__,
    ..._service_js__WEBPACK_IMPORTED_MODULE_7__,
    ..._service_url_js__WEBPACK_IMPORTED_MODULE_8__,
    ..._source_js__WEBPACK_IMPORTED_MODULE_9__,
    ..._tls_js__WEBPACK_IMPORTED_MODULE_10__
});
/** A family is the first word of its codes. Documentation and reports keep this order. */
const FAMILIES = [
    'host',
    'proxy',
    'tls',
    'redirect',
    'document',
    'service',
    'login',
    'source',
    'block',
    'file',
    'nothing',
    'credentials',
    'services'
];
let factsByCode;
/** The facts of every code, by family and then alphabetically. */
function problemFacts() {
    // Collected at the first call: at start-up it takes 1 ms of 55, and many runs have no problem.
    factsByCode ??= collectFacts();
    return factsByCode;
}
function collectFacts() {
    const facts = {};
    const kinds = Object.values(allKinds());
    for (const family of FAMILIES) {
        const ofFamily = kinds.filter(({ code }) => code.startsWith(`${family}-`));
        for (const kind of ofFamily.sort((a, b) => (a.code < b.code ? -1 : 1)))
            facts[kind.code] = kind;
    }
    return facts;
}
/** The page that explains each code; the code is the anchor of its section. */
const PROBLEMS_PAGE = 'docs/problems.md';


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   credentialsConfig: () => (/* binding */ credentialsConfig),
/* harmony export */   credentialsHelper: () => (/* binding */ credentialsHelper),
/* harmony export */   servicesForced: () => (/* binding */ servicesForced),
/* harmony export */   servicesForcedDiffer: () => (/* binding */ servicesForcedDiffer)
/* harmony export */ });
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6246);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1831);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5799);
// Problems of the CLI configuration and of credentials helpers.





const credentialsConfig = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-config', 'CLI configuration has a mistake', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du), ({ clients, mistake }) => ({
    ...describeMistake(mistake),
    affects: clients
}));
function describeMistake(mistake) {
    switch (mistake.kind) {
        case 'missing':
            return {
                message: `${mistake.setting} names ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.path)}, which does not exist`,
                help: 'correct the path; the client continues without any CLI configuration'
            };
        case 'unreadable':
            return {
                message: `${mistake.file} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .describeReadFailure */ .mP)(mistake.failure)}`,
                help: mistake.failure.kind === 'size'
                    ? 'shorten the file; the client reads all of it, this check nothing'
                    : 'let this account read the file; the client continues without it'
            };
        case 'too much':
            return {
                message: `${mistake.file} and the files after it are not read; the limits of a directory are ${mistake.files} files and ${mistake.bytes / 1024 / 1024} MiB`,
                help: 'remove files that are not needed; the client reads all of them'
            };
        case 'syntax':
            return {
                message: `${mistake.file} has a syntax error: ${mistake.why}`,
                help: 'correct the file; the client ignores all of it, including its tokens'
            };
        case 'type':
            return {
                message: `${mistake.file}: ${mistake.path.join('.')} must be ${mistake.want}`,
                help: 'correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet'
            };
        case 'block':
            return {
                message: `${mistake.file}: ${mistake.why}`,
                help: 'correct the block; the client ignores it'
            };
        case 'label':
            return {
                message: `the label of the block ${mistake.type} ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.label)} is not a hostname: ${mistake.why}`,
                help: mistake.advice ?? 'write a hostname as the label; the client ignores the block'
            };
        case 'two labels':
            return {
                message: `two ${mistake.type} blocks are for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(mistake.host)}: ${mistake.labels.map(_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o).join(' and ')}`,
                help: 'remove one of the blocks; the client uses either of them at random'
            };
        case 'two helpers':
            return {
                message: 'there is more than one credentials_helper block',
                help: 'remove all but one; the client uses any of them at random'
            };
        case 'two installations':
            return {
                message: 'there is more than one provider_installation block',
                help: 'remove all but one; the client uses the first'
            };
        case 'no token':
            return {
                message: mistake.hasValue
                    ? `the token in the credentials block for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(mistake.host)} at ${mistake.file} is not a string`
                    : `the credentials block for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(mistake.host)} at ${mistake.file} has no token`,
                help: 'add token = "…" or remove the block; the clients send no token and try no other credentials source'
            };
        case 'panic':
            return {
                message: `the block credentials ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.label)} contains an object, which makes the client panic`,
                help: 'remove everything but the token from the block'
            };
        case 'no helper':
            return {
                message: `credentials helper ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.name)}: there is no terraform-credentials-${mistake.name} in ${mistake.directories.join(', ')}`,
                help: mistake.name === mistake.name.toLowerCase()
                    ? 'install the program there (PATH is not searched); the client continues without a helper'
                    : 'write the name in lower case; the client finds no other name'
            };
    }
}
const credentialsHelper = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('credentials-helper', 'Credentials helper failed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du), (failure) => failure.kind === 'version'
    ? {
        message: `the file name ${failure.path} ends with an invalid version, which makes the clients panic`,
        help: `name it terraform-credentials-${failure.name}, or add a version such as _v1.0.0`,
        affects: [failure.client]
    }
    : {
        message: `credentials helper ${failure.name}: ${failure.why}`,
        help: 'run the program with "get" and the host: it must print {"token": "…"} and exit with 0; without it discovery works, but init fails to install providers'
    });
// A document may list thousands of services.
const MAX_SERVICES = 10;
const servicesForced = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('services-forced', 'A host block replaces service discovery', ['terraform', 'opentofu']), ({ host, at }) => ({
    message: `the host block at ${at} defines the services of ${host}; the host's own discovery document is not used`,
    help: `remove the host block at ${at} to use the discovery document of ${host}`
}));
const servicesForcedDiffer = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('services-forced-differ', 'A host block and the discovery document differ', [
    'terraform',
    'opentofu'
]), ({ host, at, services }) => ({
    message: `the host block at ${at} and the discovery document of ${host} differ in ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .listSome */ .XT)(services, MAX_SERVICES)}`,
    help: 'update the host block or remove it; machines without it use other services'
}));


/***/ }),

/***/ 3534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   credentialsDiffer: () => (/* binding */ credentialsDiffer),
/* harmony export */   credentialsEmpty: () => (/* binding */ credentialsEmpty),
/* harmony export */   credentialsMalformed: () => (/* binding */ credentialsMalformed),
/* harmony export */   credentialsMissing: () => (/* binding */ credentialsMissing),
/* harmony export */   credentialsNearMiss: () => (/* binding */ credentialsNearMiss),
/* harmony export */   credentialsOtherHost: () => (/* binding */ credentialsOtherHost),
/* harmony export */   credentialsRejected: () => (/* binding */ credentialsRejected),
/* harmony export */   credentialsShort: () => (/* binding */ credentialsShort),
/* harmony export */   credentialsUnused: () => (/* binding */ credentialsUnused),
/* harmony export */   documentUnauthorized: () => (/* binding */ documentUnauthorized)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1831);
/* harmony import */ var _protocol_token_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2713);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5799);
// Problems of tokens and of the credentials sources that provide them.





const credentialsEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-empty', 'Token is empty', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ source }) => ({
    message: `the token from ${source} is empty`,
    help: 'check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string'
}));
const SLIPS = {
    'control character': {
        has: 'contains a line break or another control character, which no client can send',
        help: 'store the token again without the line break at its end'
    },
    bearer: {
        has: 'begins with "Bearer ", which the clients add a second time',
        help: 'store only the part after "Bearer "'
    },
    quotes: {
        has: 'is enclosed in quotation marks, which are sent with it',
        help: 'store the token without the quotation marks'
    },
    'outer white space': {
        has: 'begins or ends with white space, which is sent with it',
        help: 'store the token without the white space around it'
    },
    'inner white space': {
        has: 'contains white space',
        help: 'check whether two values were pasted together'
    },
    'not ASCII': {
        has: 'contains characters beyond ASCII, which many servers misread',
        help: 'copy the token again: a hyphen or quotation mark may have been replaced'
    }
};
const credentialsMalformed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('credentials-malformed', 'Malformed token', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ source, slip }) => ({
    message: `the token from ${source} ${SLIPS[slip].has}`,
    help: SLIPS[slip].help,
    // The token is sent, and the answer decides.
    ...(slip === 'control character' ? {} : { severity: 'warning' })
}));
const credentialsShort = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-short', 'Token is too short to be redacted'), ({ source }) => ({
    message: `the token from ${source} has fewer than ${_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_HIDDEN */ .I} characters and is not redacted where a server repeats it`,
    help: 'check whether the stored value is the whole token; store it again or create a longer one'
}));
const credentialsDiffer = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('credentials-differ', 'Clients use different tokens'), ({ host, first, other }) => ({
    message: `for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}, ${usesToken(first)} and ${usesToken(other)}`,
    help: `set the token for both clients in ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenVariables */ .fK)(host)[0] ?? 'tokens'} or tokens, or set dialect to one client; this check uses the first token`
}));
const usesToken = ({ client, source }) => source === null
    ? `${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} finds no token`
    : `${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} uses the token from ${source}`;
const credentialsRejected = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-rejected', 'Token was rejected'), ({ host, status, source }) => ({
    message: `host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)} returned ${status} for the token from ${source}`,
    help: `check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .discoveryUrl */ .cu)(host)}; then store a new one in the same place`
}));
const credentialsMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-missing', 'Token is missing'), ({ host, service, isFork, searched, notRead }) => {
    const shown = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host);
    const requires = `host ${shown} requires a token${service === null ? '' : ` for ${service}`}`;
    if (isFork) {
        return {
            message: `${requires}, and secrets are withheld from pull requests of forks`,
            help: 'this pull request needs no change; run the check where the secret is available, for example on the main branch',
            severity: 'notice'
        };
    }
    const [variable = ''] = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenVariables */ .fK)(host);
    const off = notRead.length === 0 ? '' : `; not read: ${notRead.join(', ')}`;
    return {
        message: `${requires}, and none was found in ${searched.join(', ')}${off}`,
        help: `add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${variable}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${exportOf(variable)}`
    };
});
/** No shell exports a name with a colon in it. */
const exportOf = (variable) => /^\w+$/.test(variable) ? `export ${variable}=…` : `env '${variable}=…' terraform init`;
const credentialsNearMiss = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-near-miss', 'Token variable has a similar name'), ({ host, variable, why, write }) => ({
    message: `${variable} seems to be meant for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}, but ${why}`,
    help: `rename it to ${write}: ${exportOf(write)}`
}));
const credentialsOtherHost = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-other-host', 'Token is for another host', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, other, source, service, isSent, isNotice }) => ({
    message: `the clients do not send the token for ${other} from ${source} ${service === null ? `after the redirect of ${host}` : `to ${service} of host ${host}`}: they send ${isSent ? `the token of ${host}` : 'none'}`,
    help: service === null
        ? `make the discovery document of ${host} public, or serve it at ${host} itself`
        : `set the token for ${host}, and the clients send it to ${other}`,
    ...(isNotice ? { severity: 'notice', affects: [] } : {})
}));
const credentialsUnused = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('credentials-unused', 'Token for a host that is not checked'), ({ host }) => ({
    message: `the tokens input has a token for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}, which is not checked`,
    help: 'write the host as in the files, including its port, or remove the line'
}));
const documentUnauthorized = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('document-unauthorized', 'Discovery requires valid credentials', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `challenge` is a scheme of WWW-Authenticate that no client has; null where a token may help. */
({ host, token, challenge, ...response }) => {
    const verdict = token === 'sent'
        ? 'rejected the given authentication credentials'
        : 'requires authentication credentials';
    const asks = challenge === null ? '' : `, and asks for ${challenge} authentication`;
    return {
        message: `host ${host} ${verdict}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .returned */ ._r)(response)}${asks}`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .cures */ .NM)(response.page, host, tokenCures(host, token, response.status, challenge))
    };
});
const PUBLISH = 'make the discovery document public';
function tokenCures(host, token, status, challenge) {
    const guest = (0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .blockedCure */ .qZ)(host);
    if (challenge !== null) {
        const operator = `exempt /.well-known/terraform.json from ${challenge} authentication`;
        return { operator, guest, note: 'the clients send Bearer tokens only, so no token helps' };
    }
    switch (token) {
        case 'sent': {
            const operator = 'check that the token is for this host, complete and not expired';
            return status === 403 ? { operator, user: operator, guest } : { operator, user: operator };
        }
        case 'none': {
            const user = `add a token to \`tokens\` (${host}=…) or set a TF_TOKEN_ variable`;
            return { operator: `${user}, or ${PUBLISH}`, user, guest };
        }
        case 'dropped':
            return {
                because: 'the token was not sent there because it does not follow a redirect to another host',
                operator: `configure ${host} to respond itself, or ${PUBLISH}`
            };
        case 'withheld':
            return {
                because: 'the token was not sent there because the clients would send it in clear text',
                operator: 'redirect to an https URL'
            };
    }
}


/***/ }),

/***/ 863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   documentAbsent: () => (/* binding */ documentAbsent),
/* harmony export */   documentEncoding: () => (/* binding */ documentEncoding),
/* harmony export */   documentHeaders: () => (/* binding */ documentHeaders),
/* harmony export */   documentIncomplete: () => (/* binding */ documentIncomplete),
/* harmony export */   documentNotJson: () => (/* binding */ documentNotJson),
/* harmony export */   documentNotObject: () => (/* binding */ documentNotObject),
/* harmony export */   documentSize: () => (/* binding */ documentSize),
/* harmony export */   documentStatus: () => (/* binding */ documentStatus),
/* harmony export */   documentType: () => (/* binding */ documentType)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);
// Problems of the response to a discovery request: status, media type, size, encoding, JSON.



const SERVE_OBJECT = 'serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';
const documentStatus = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-status', 'Unexpected HTTP status', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `location` and `retryAfter` are headers; `transient`: the same request may succeed later. */
({ location, retryAfter, transient, asked, ...response }) => {
    const { page, status } = response;
    const says = (detail, given) => ({
        message: `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(response)}${detail}; expected 200 or 404`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, given)
    });
    if (status >= 300 && status < 400) {
        return location
            ? says(', which clients do not follow', (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('redirect with 301, 302, 303, 307 or 308'))
            : says(' without a Location header', (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('add a Location header to the redirect'));
    }
    if (status === 429) {
        const wait = retryAfter === null ? '' : ` (Retry-After: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(retryAfter, MAX_HEADER)})`;
        return { ...says(wait, RATE_LIMITED), help: RATE_LIMITED };
    }
    if (transient) {
        const user = 'wait and run the check again, and check any proxy of this network';
        const operator = 'check the host and any proxy in front of it';
        return says('', { operator, user, guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(asked) });
    }
    return says('', {
        operator: 'return the discovery document, or 404 if the host has no services',
        user: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .addressCure */ .Wt)([]),
        guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedCure */ .qZ)(asked)
    });
});
const MAX_HEADER = 40;
const RATE_LIMITED = {
    because: 'the host limits the requests of this machine or of its network',
    operator: 'raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)',
    user: 'wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs'
};
const documentType = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)(
// Dependabot and Renovate do not check the media type.
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-type', 'Wrong Content-Type', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `malformed`: the header cannot be parsed, so the clients reject even "application/json; x". */
({ url, page, asked, contentType, malformed }) => {
    const kind = malformed ? 'a malformed Content-Type' : 'Content-Type';
    const has = contentType === '' ? 'has no Content-Type' : `has ${kind} "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(contentType)}"`;
    return {
        message: `${url} ${has}; expected "application/json"`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('serve the discovery document with Content-Type: application/json', 'most servers send it for a file named terraform.json'))
    };
});
const documentSize = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-size', 'Discovery document is too large', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `bytes` is null when the size is not declared; `isPadding` when only white space exceeds the limit. */
({ url, page, asked, bytes, limit, isPadding = false }) => isPadding
    ? {
        message: `${url} has more than ${limit} bytes; what exceeds the limit is white space`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the white space at the end of the document'),
        severity: 'warning'
    }
    : {
        message: `${url} has ${bytes ?? `more than ${limit}`} bytes, limit ${limit}`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('check what is served at this URL', 'a discovery document only maps service ids to URLs'))
    });
const documentHeaders = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-headers', 'Response headers are too large', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host }) => ({
    message: `${host} sent more than 256 KiB of response headers`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('look for a header or cookie that grows with each request')
}));
const documentEncoding = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-encoding', 'Discovery document cannot be decompressed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (response) => 'host' in response
    ? {
        message: `${response.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the Content-Encoding header, or compress the document')
    }
    : {
        message: `${response.url} has Content-Encoding "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(response.encoding)}", which the clients do not decompress`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(response.page, response.asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip'))
    });
const CUT_OFF = {
    closed: 'closed the connection in the middle of its response',
    length: 'sent a discovery document of another length than its Content-Length',
    gzip: 'sent a gzip document that is cut off'
};
const documentIncomplete = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-incomplete', 'Discovery document is incomplete', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, why }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('look for a server that crashes while it responds, or a proxy that changes the body')
}));
const documentNotJson = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-not-json', 'Discovery document is not valid JSON', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `advice` is null unless the mistake has an obvious correction. */
({ url, page, asked, why, advice }) => ({
    message: `${url} is not valid JSON: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(advice ?? SERVE_OBJECT))
}));
const documentNotObject = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-not-object', 'Discovery document is not a JSON object', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ url, page, asked, why }) => ({
    message: `${url} is not a JSON object: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(SERVE_OBJECT))
}));
// Enough to recognise one; a file may require any number of services.
const MAX_ERRORS = 20;
const documentAbsent = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-absent', 'Host has no discovery document', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `required` are service ids, `clientErrors` what the clients print for them. */
({ host, url, why, required, clientErrors }) => {
    const needed = required.length === 0 ? 'at least one service' : required.join(', ');
    const seen = why === 'status'
        ? `has no discovery document (${url} returned 404)`
        : 'has the discovery document `null`, which offers no services';
    const errors = clientErrors
        .slice(0, MAX_ERRORS)
        .map((error) => `"${error}"`)
        .join(', ');
    return {
        message: `host ${host} ${seen}; required: ${needed}`,
        help: {
            operator: 'check that this is the right host, or serve /.well-known/terraform.json at the root of the host',
            user: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .addressCure */ .Wt)(required),
            guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedCure */ .qZ)(host),
            ...(errors === '' ? {} : { note: `the clients print ${errors}` })
        }
    };
});


/***/ }),

/***/ 7052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fileLimit: () => (/* binding */ fileLimit),
/* harmony export */   fileOutside: () => (/* binding */ fileOutside),
/* harmony export */   fileSyntax: () => (/* binding */ fileSyntax),
/* harmony export */   fileUnreadable: () => (/* binding */ fileUnreadable),
/* harmony export */   nothingToCheck: () => (/* binding */ nothingToCheck)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5143);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5799);
// Problems of reading the files of a repository.




const fileSyntax = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('file-syntax', 'File has a syntax error', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `error` is the parser's message; null for a file that is not UTF-8. */
({ error, file }) => ({
    message: error ?? 'the file is not valid UTF-8',
    // A remark suggests `exclude` once for all files that are aside.
    help: (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isAside */ .Zl)(file)
        ? undefined
        : 'fix the file, or list it in `exclude` if it is invalid on purpose'
}));
const UNREADABLE = {
    file: 'the file cannot be read',
    directory: 'the directory cannot be read',
    link: 'the target of the link cannot be read',
    scan: 'the path in `scan` cannot be read',
    'special-file': 'this is not a regular file; it is not read',
    'link-to-special-file': 'the target of the link is not a regular file; it is not read'
};
// What the system says about a name that is too long, or that is not UTF-8, which Node changes.
const NAME_HELP = {
    ENAMETOOLONG: 'shorten the path, or list it in `exclude`',
    ENOENT: 'rename it if its name is not valid UTF-8, or list it in `exclude`'
};
const UNREADABLE_HELP = {
    file: 'correct the permissions, or list the file in `exclude`',
    directory: 'correct the permissions, or list the directory in `exclude`',
    link: 'correct or remove the link, or list it in `exclude`',
    scan: 'correct `scan`, and check that the repository is checked out',
    'special-file': 'remove it, or list it in `exclude`',
    'link-to-special-file': 'remove the link, or list it in `exclude`'
};
const fileUnreadable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('file-unreadable', 'File cannot be read'), (data) => ({
    message: 'code' in data ? `${UNREADABLE[data.what]}: ${data.code}` : UNREADABLE[data.what],
    help: (data.what === 'file' || data.what === 'directory' ? NAME_HELP[data.code] : undefined) ??
        UNREADABLE_HELP[data.what]
}));
const fileOutside = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)({
    code: 'file-outside',
    title: 'Link points outside the checkout',
    severity: 'warning',
    affects: []
}, () => ({
    message: 'the link points outside the checkout and is not followed',
    help: 'move the file into the repository, or name its directory in `scan`'
}));
const MAX_SCAN_ENTRIES = 3;
const nothingToCheck = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)({ code: 'nothing-to-check', title: 'Nothing to check', severity: 'error', affects: [] }, ({ scan, hasHostnames }) => {
    const isWhole = scan.every((entry) => entry === '.');
    const where = isWhole ? 'this directory' : `\`scan\` (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(scan, MAX_SCAN_ENTRIES)})`;
    const found = `found no Terraform or OpenTofu files in ${where}`;
    const checkout = 'check out the repository first (in a workflow: actions/checkout)';
    if (hasHostnames) {
        return {
            message: `${found}; only \`hostnames\` was checked`,
            help: `${checkout}, or correct \`scan\``,
            severity: 'warning'
        };
    }
    return {
        message: `${found}, and \`hostnames\` is not set`,
        help: `${checkout}, correct \`scan\` or \`exclude\`, or set \`hostnames\``
    };
});
const fileLimit = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('file-limit', 'Part of the repository exceeds a limit'), (limit) => {
    switch (limit.kind) {
        case 'size':
            return {
                message: `the file ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReadFailure */ .mP)(limit)}`,
                help: 'split the file, or list it in `exclude`'
            };
        case 'depth':
            return {
                message: `directories nested deeper than ${limit.max} levels are not scanned`,
                help: 'list this directory in `exclude`'
            };
        case 'files':
            return {
                message: `there are more than ${limit.max} files; this directory and the following ones are not scanned`,
                help: 'scan fewer directories with `scan` or `exclude`'
            };
        case 'directory':
            return {
                message: `the directory has more than ${limit.max} files; the files after them are not scanned`,
                help: 'split the directory, or list files in `exclude`'
            };
        case 'parts':
            return {
                message: `the file has more than ${limit.max} blocks, arguments and values; the rest is not read`,
                help: 'split the file, or list it in `exclude`'
            };
        case 'module-usages':
            return {
                message: `the files of this directory use more than ${limit.max} modules and providers; the rest of this file and the files after it are not scanned`,
                help: 'split the directory, or list files in `exclude`'
            };
        case 'usages':
            return {
                message: `the scan found more than ${limit.max} usages of hosts; this directory and the following ones are not scanned`,
                help: 'scan fewer directories with `scan` or `exclude`'
            };
        case 'problems':
            return {
                message: `there are more than ${limit.max} problems in files; ${limit.omitted} are not reported`,
                help: 'fix the reported problems first, or scan fewer files with `scan` or `exclude`'
            };
        case 'time':
            return {
                message: `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStop */ .Cw)(limit.stopped)} after reading ${limit.files} files; this directory and the following ones are not scanned, so hosts may be missing`,
                help: 'scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`'
            };
    }
});


/***/ }),

/***/ 960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   hostProtocol: () => (/* binding */ hostProtocol),
/* harmony export */   hostRecovered: () => (/* binding */ hostRecovered),
/* harmony export */   hostSlow: () => (/* binding */ hostSlow),
/* harmony export */   hostTimeout: () => (/* binding */ hostTimeout),
/* harmony export */   hostUnknown: () => (/* binding */ hostUnknown),
/* harmony export */   hostUnreachable: () => (/* binding */ hostUnreachable),
/* harmony export */   redirectInsecure: () => (/* binding */ redirectInsecure),
/* harmony export */   redirectInvalid: () => (/* binding */ redirectInvalid),
/* harmony export */   redirectLimit: () => (/* binding */ redirectLimit),
/* harmony export */   redirectLoop: () => (/* binding */ redirectLoop),
/* harmony export */   redirectNested: () => (/* binding */ redirectNested)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);
// Problems of reaching a registry host: DNS, connection, time, redirects.



const LOOKUP_ERRORS = {
    'no-such-host': 'does not resolve: no such host',
    'no-answer': 'could not be looked up: the DNS server did not respond',
    'server-failed': 'could not be looked up: the DNS server reported a failure'
};
const hostUnknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-unknown', 'Hostname does not resolve', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, why }) => ({
    message: `${host} ${LOOKUP_ERRORS[why]}`,
    help: why === 'no-such-host'
        ? 'check the spelling, and that this machine can resolve the name'
        : 'check the DNS resolver of this machine, then run the check again'
}));
const CONNECTION_ERRORS = {
    refused: 'refused the connection',
    closed: 'closed the connection without a response',
    'no-host-route': 'is unreachable: no route to the host',
    'no-network-route': 'is unreachable: no route to its network'
};
const hostUnreachable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-unreachable', 'Host is unreachable', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, error }) => {
    if (typeof error === 'object' && 'proxy' in error) {
        return {
            message: `${host} is unreachable: ${error.proxy}`,
            help: 'check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY'
        };
    }
    return {
        message: `${host} ${connectionError(error)}`,
        help: {
            operator: 'check that the host is up, and that a firewall lets this machine connect to it',
            user: 'check that a firewall or proxy lets this machine connect to it',
            guest: `check that a firewall or proxy lets this machine connect to it; otherwise ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(host)}`
        }
    };
});
function connectionError(error) {
    if (typeof error === 'string')
        return CONNECTION_ERRORS[error];
    if ('stream' in error)
        return `aborted its HTTP/2 response (${error.stream})`;
    if ('session' in error)
        return `aborted the HTTP/2 connection (${error.session})`;
    return `is unreachable (${error.code})`;
}
const WAITS = {
    lookup: {
        failed: 'could not be looked up: the DNS server did not respond',
        help: 'check the DNS resolver of this machine'
    },
    connection: {
        failed: 'did not accept a connection',
        help: 'check that the host is up, and that a firewall does not drop packets from this machine'
    },
    response: { failed: 'did not respond', help: '' },
    body: { failed: 'did not finish its response', help: '' }
};
const SERVE_STATIC = 'serve the document as a static file';
const hostTimeout = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-timeout', 'Host does not respond in time', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (late) => {
    if (late.phase === 'complete') {
        return {
            message: `${late.host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(late.tookMs)} to return its discovery document; ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(late.releases)}`,
            help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(SERVE_STATIC),
            affects: [...new Set(late.releases.map(({ client }) => client))]
        };
    }
    const { failed, help } = WAITS[late.phase];
    const within = late.limitMs === null ? 'in time' : `within ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(late.limitMs)}`;
    return {
        message: `${late.host} ${failed} ${within}`,
        help: help || { operator: SERVE_STATIC, guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(late.host) }
    };
});
const hostProtocol = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-protocol', 'Host does not speak HTTP', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, error }) => ({
    message: `the response of ${host} is not valid HTTP (${error})`,
    help: {
        operator: 'check that the port serves HTTP, and the headers that the server and its load balancer send',
        user: 'check the port in the address'
    }
}));
const hostSlow = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('host-slow', 'Discovery is slow'), 
/** `releases` are those that may be in use. */
({ host, tookMs, limitMs, releases }) => ({
    message: `${host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(tookMs)} to return its discovery document, limit ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(limitMs)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(SERVE_STATIC, (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(releases))
}));
const hostRecovered = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('host-recovered', 'Discovery succeeded after a retry'), 
/** `releases` are those that may be in use and give up before the attempt that succeeded. */
({ host, attempts, failure, releases }) => ({
    message: `discovery of ${host} succeeded at attempt ${attempts}; the first attempt failed: ${failure}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('find out why the host fails intermittently', releases.length === 0
        ? 'init succeeded, because the CLI retries discovery'
        : `init with ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(releases)} would have failed`)
}));
const returnDocument = (url) => `configure ${url} to return the document, or to redirect straight to it`;
const redirectLimit = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('redirect-limit', 'Too many redirects', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `clients` are those that follow fewer. */
({ url, redirects, clients }) => {
    const limits = clients.map((client) => `${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} follows ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REDIRECTS */ .NX[client]}`);
    return {
        message: `${url} redirects ${redirects} times; ${limits.join(', ')}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(returnDocument(url)),
        affects: clients
    };
});
const redirectLoop = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('redirect-loop', 'Redirect loop', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ url, to }) => ({
    message: `the redirects of ${url} lead back to ${to}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`configure ${url} to return the document`)
}));
const redirectInsecure = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('redirect-insecure', 'Redirect to plain HTTP', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `exposesToken`: the clients send the host's token there. */
({ url, to, exposesToken }) => ({
    message: `${url} redirects to ${to}, which is not https${exposesToken
        ? '; Terraform and OpenTofu send the token there in clear text (this check did not)'
        : ''}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('redirect to an https URL')
}));
const redirectInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('redirect-invalid', 'Invalid redirect', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** The redirect from a URL or to one; `why` is Go's words for it. */
({ redirect, url, why }) => ({
    message: `the redirect ${redirect} ${url} cannot be followed: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('redirect to an https URL')
}));
const redirectNested = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('redirect-nested', 'More than one redirect'), ({ url, redirects }) => ({
    message: `${url} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(returnDocument(url))
}));


/***/ }),

/***/ 793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   loginAuthzInvalid: () => (/* binding */ loginAuthzInvalid),
/* harmony export */   loginAuthzMissing: () => (/* binding */ loginAuthzMissing),
/* harmony export */   loginClientEmpty: () => (/* binding */ loginClientEmpty),
/* harmony export */   loginClientMissing: () => (/* binding */ loginClientMissing),
/* harmony export */   loginGrantTypesInvalid: () => (/* binding */ loginGrantTypesInvalid),
/* harmony export */   loginGrantTypesUnknown: () => (/* binding */ loginGrantTypesUnknown),
/* harmony export */   loginGrantTypesUnsupported: () => (/* binding */ loginGrantTypesUnsupported),
/* harmony export */   loginPortsCount: () => (/* binding */ loginPortsCount),
/* harmony export */   loginPortsIgnored: () => (/* binding */ loginPortsIgnored),
/* harmony export */   loginPortsOrder: () => (/* binding */ loginPortsOrder),
/* harmony export */   loginPortsRange: () => (/* binding */ loginPortsRange),
/* harmony export */   loginPortsSingle: () => (/* binding */ loginPortsSingle),
/* harmony export */   loginScopesIgnored: () => (/* binding */ loginScopesIgnored),
/* harmony export */   loginScopesInvalid: () => (/* binding */ loginScopesInvalid),
/* harmony export */   loginTokenInvalid: () => (/* binding */ loginTokenInvalid),
/* harmony export */   loginTokenMissing: () => (/* binding */ loginTokenMissing),
/* harmony export */   loginType: () => (/* binding */ loginType),
/* harmony export */   loginUrlPort: () => (/* binding */ loginUrlPort)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);



const MAX_ELEMENTS = 5;
/** A value in a few characters: a document may nest arrays 10,000 deep. */
function show(value) {
    if (!Array.isArray(value))
        return showElement(value);
    const more = value.length > MAX_ELEMENTS ? ', …' : '';
    return `[${value.slice(0, MAX_ELEMENTS).map(showElement).join(', ')}${more}]`;
}
function showElement(value) {
    if (value === undefined)
        return 'missing';
    const isNested = typeof value === 'object' && value !== null;
    return isNested ? (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(value) : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(JSON.stringify(value));
}
const isNot = (value, expected) => `is ${show(value)}${value === undefined ? '' : `, not ${expected}`}`;
const field = (host, name) => `"${name}" in login.v1 of host ${host}`;
const loginType = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-type', 'login.v1 is not an object', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value, why }) => ({
    message: `login.v1 of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(value)}, not an object`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set login.v1 to an object with "client", "authz" and "token"', `the clients print "${why}"`)
}));
const loginClientMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-client-missing', 'login.v1 has no client', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'client')} ${isNot(value, 'a string')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "client" to the OAuth client ID, for example "terraform-cli"')
}));
const loginClientEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-client-empty', 'login.v1 has an empty client', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host }) => ({
    message: `${field(host, 'client')} is an empty string`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "client" to the OAuth client ID that the authorization server expects')
}));
const loginGrantTypesInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-grant-types-invalid', 'grant_types in login.v1 is not an array', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'grant_types')} ${isNot(value, 'an array of strings')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "grant_types" to ["authz_code"], or remove it')
}));
const loginGrantTypesUnsupported = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-grant-types-unsupported', 'login.v1 has no usable grant type', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'grant_types')} is ${show(value)}, which contains no supported grant type`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('add "authz_code" to "grant_types"')
}));
const loginGrantTypesUnknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('login-grant-types-unknown', 'login.v1 has unknown grant types'), ({ host, value }) => ({
    message: `${field(host, 'grant_types')} is ${show(value)}; the clients know "authz_code" and "password" only`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the unknown grant types; move scopes to "scopes"')
}));
const loginAuthzMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-authz-missing', 'login.v1 has no authz URL', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'authz')} ${isNot(value, 'a string with a URL')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "authz" to the URL of the authorization endpoint')
}));
const loginAuthzInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-authz-invalid', 'authz URL in login.v1 cannot be used', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, why }) => ({
    message: `${field(host, 'authz')}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')
}));
const loginTokenMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-token-missing', 'login.v1 has no token URL', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'token')} ${isNot(value, 'a string with a URL')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "token" to the URL of the token endpoint')
}));
const loginTokenInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-token-invalid', 'token URL in login.v1 cannot be used', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, why }) => ({
    message: `${field(host, 'token')}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')
}));
const loginPortsCount = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-count', 'ports in login.v1 is not two ports', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} ${isNot(value, 'exactly two elements')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to the first and the last port, for example [10000, 10010]')
}));
const loginPortsRange = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-range', 'ports in login.v1 are out of range', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} is ${show(value)}; both must be whole numbers from 1024 to 65535`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to two numbers in this range, for example [10000, 10010]')
}));
const loginPortsOrder = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-order', 'ports in login.v1 are in the wrong order', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} is ${show(value)}; the first port is greater than the last`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('write the lower port first')
}));
const loginPortsSingle = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-single', 'ports in login.v1 is a range of one port', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} is ${show(value)}; the clients never use the last port, so none is left`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to at least two ports, for example [10000, 10010]')
}));
const loginPortsIgnored = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-ports-ignored', 'ports in login.v1 is not an array', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} ${isNot(value, 'an array')}; the clients ignore it and use 1024 to 65535`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to an array such as [10000, 10010], or remove it')
}));
const loginScopesInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-scopes-invalid', 'scopes in login.v1 contains a value that is not a string', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'scopes')} ${isNot(value, 'an array of strings')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "scopes" to an array of strings, or remove it')
}));
const loginScopesIgnored = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-scopes-ignored', 'scopes in login.v1 is not an array', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'scopes')} ${isNot(value, 'an array')}; the clients ignore it`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "scopes" to an array of strings, or remove it')
}));
const loginUrlPort = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-url-port', 'Login URL has no port', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, endpoints }) => {
    const names = endpoints.map(({ name }) => `"${name}"`).join(' and ');
    const [first] = endpoints;
    const isOne = endpoints.length === 1;
    return {
        message: `${names} in login.v1 of host ${host} ${isOne ? 'names' : 'name'} no port, so a login uses port 443: ${first?.url ?? ''}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`write a path that starts with a slash, or add :${first?.port ?? ''} to the URL${isOne ? '' : 's'}`)
    };
});


/***/ }),

/***/ 6697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   hostAssumed: () => (/* binding */ hostAssumed),
/* harmony export */   hostGeneric: () => (/* binding */ hostGeneric),
/* harmony export */   hostNotAllowed: () => (/* binding */ hostNotAllowed),
/* harmony export */   hostNotChecked: () => (/* binding */ hostNotChecked),
/* harmony export */   hostPrivateRedirect: () => (/* binding */ hostPrivateRedirect)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);
// Problems of hosts that were not contacted, or not until discovery was complete: allowlist, guesses, time.



const lineOf = ({ file, line }) => `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(file)}:${line}`;
const names = (clients) => clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(' and ');
const hostNotAllowed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-not-allowed', 'Host is not allowed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (data) => {
    const { host } = data;
    const add = `add ${host} to \`allowed-hosts\``;
    if ('service' in data) {
        const { service, registry } = data;
        return {
            message: `${service} of ${registry} is on ${host}, which is not in \`allowed-hosts\``,
            help: `use another registry, or ${add}`
        };
    }
    if ('use' in data) {
        const [does, instead] = NOT_ALLOWED_USES[data.use];
        return {
            message: `${does} ${host}, which is not in \`allowed-hosts\``,
            help: `use ${instead}, or ${add}`
        };
    }
    if ('implied' in data) {
        const { place, clients } = data.implied;
        return {
            message: `host ${host} is not in \`allowed-hosts\` and was not contacted; ${lineOf(place)} names no host, and this is the default of ${names(clients)}`,
            help: `name an allowed registry there, ${add}, or set \`dialect\` if you use another CLI`
        };
    }
    return {
        message: `host ${host} is not in \`allowed-hosts\` and was not contacted`,
        help: `use an allowed registry, or ${add}`
    };
});
const NOT_ALLOWED_USES = {
    download: ['the source is downloaded from', 'a source on an allowed host'],
    backend: ['the HTTP backend uses', 'an allowed backend']
};
const hostAssumed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('host-assumed', 'Default host of an assumed CLI was not contacted'), ({ host, place, clients }) => ({
    message: `${host} was not contacted: ${lineOf(place)} implies it as the default host of ${names(clients)}, but the CLI could not be detected`,
    help: `set \`dialect\` to \`terraform\` or \`opentofu\` to check the default hosts of that CLI`
}));
const hostGeneric = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('host-generic', 'Generic hostname was not contacted'), ({ host }) => ({
    message: `${host} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
    help: 'add the real host to `hostnames` to check it'
}));
const hostPrivateRedirect = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-private-redirect', 'Redirect to a non-public address', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, address }) => address === 'metadata'
    ? {
        message: `${host} is the address of a cloud metadata service and was not contacted`,
        help: 'remove the redirect or the address; metadata services are never contacted'
    }
    : {
        message: `a public host redirects to ${host}, which has a ${address} address and was not contacted`,
        help: 'if the redirect is intended, add that host to `hostnames` or `resolve`'
    });
const hostNotChecked = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-not-checked', 'Host was not checked before the check ended', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, stopped, isBegun, unchecked, total, slowest }) => {
    const when = isBegun ? ' completely: its visit was under way when' : ':';
    return {
        message: `${host} was not checked${when} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStop */ .Cw)(stopped)}, with ${unchecked} of ${total} hosts not checked`,
        help: UNCHECKED_HELP[stopped.kind] + timeOf(slowest)
    };
});
const UNCHECKED_HELP = {
    deadline: 'raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts',
    signal: 'run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that',
    crash: 'run the check again, and report the crash'
};
/** Time that is spent on hosts that fail is best saved there. */
function timeOf(slowest) {
    if (slowest.length === 0)
        return '';
    const hosts = slowest.map(({ host, tookMs }) => `${host} (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(tookMs)})`);
    return `; most of the time went to hosts without a response: ${hosts.join(', ')}`;
}


/***/ }),

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ describeAside),
/* harmony export */   Zl: () => (/* binding */ isAside),
/* harmony export */   n7: () => (/* binding */ excludePattern)
/* harmony export */ });
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4000);
// Where in a file a problem is.

// Directories whose files are no modules in use: their mistakes are often deliberate, or filled in later.
const ASIDE = /^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i;
// Below these, `test` is the name of an environment.
const ENVIRONMENTS = /(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i;
const OWN_TESTS = /(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;
function asideOf(file) {
    const directories = file.split('/').slice(0, OWN_TESTS.test(file) ? -2 : -1);
    return directories.find((name, at) => ASIDE.test(name) &&
        !(name === 'test' && directories.slice(0, at).some((above) => ENVIRONMENTS.test(above))));
}
/**
 * Whether a file lies in a directory for tests, fixtures, templates, examples or deprecated code. The
 * `tests` directory of a module is no such directory for its own test files.
 */
const isAside = (file) => asideOf(file) !== undefined;
/** The pattern for `exclude` that skips the directory of a file that is aside, or else the file. */
function excludePattern(file) {
    const directory = asideOf(file);
    const pattern = directory === undefined ? file : `**/${directory}`;
    return pattern.replace(/[\\{}[\]?!()]/g, '?');
}
const MAX_PATTERNS = 3;
/** A remark on findings in tests, examples and templates; `patterns` exclude their files. */
const describeAside = (findings, patterns) => `${findings === 1 ? '1 finding is' : `${findings} findings are`} in tests, examples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(patterns, MAX_PATTERNS)}`;


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   C: () => (/* binding */ byOperator),
/* harmony export */   lS: () => (/* binding */ defineProblem),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   pj: () => (/* binding */ addressedTo),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** A cure in the document or on the server, which only the operator of the host can apply. */
const byOperator = (operator, note) => note === undefined ? { operator } : { operator, note };
function cureFor({ operator, user, guest }, { role, host }) {
    const ask = `ask the operator of ${host} to ${operator}`;
    switch (role) {
        case 'operator':
            return operator;
        case 'user':
            return user === undefined ? ask : `${user}; if you run ${host}, ${operator}`;
        case 'guest':
            return guest ?? user ?? ask;
    }
}
/** The problem with the help for this reader, whose own cure comes first. */
function addressedTo(problem, reader) {
    const { cures, ...rest } = problem;
    return cures === undefined ? problem : { ...rest, help: helpFor(cures, reader) };
}
function helpFor(cures, reader) {
    const { because, note } = cures;
    const start = because === undefined ? '' : `${because}: `;
    const end = note === undefined ? '' : `; ${note}`;
    return start + cureFor(cures, reader) + end;
}
/** Facts of a severity: code, title, and every client that the problem can affect. */
const factsOf = (severity) => (code, title, affects = []) => ({ code, title, severity, affects });
const error = factsOf('error');
const warning = factsOf('warning');
const notice = factsOf('notice');
/**
 * Defines a problem code. `describe` turns the data of one occurrence into its message and help.
 * Codes are stable: never rename one. The types keep an occurrence from affecting a client that the
 * facts do not list.
 */
function defineProblem(facts, describe) {
    const construct = (data) => {
        const { help, ...occurrence } = describe(data);
        const problem = { ...facts, code: facts.code, ...occurrence };
        if (help === undefined)
            return problem;
        return typeof help === 'string'
            ? { ...problem, help }
            : { ...problem, help: helpFor(help, { role: 'operator', host: '' }), cures: help };
    };
    return Object.assign(construct, facts);
}


/***/ }),

/***/ 9319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   serviceUrlCredentials: () => (/* binding */ serviceUrlCredentials),
/* harmony export */   serviceUrlCrossHost: () => (/* binding */ serviceUrlCrossHost),
/* harmony export */   serviceUrlDoubleSlash: () => (/* binding */ serviceUrlDoubleSlash),
/* harmony export */   serviceUrlEmpty: () => (/* binding */ serviceUrlEmpty),
/* harmony export */   serviceUrlInsecure: () => (/* binding */ serviceUrlInsecure),
/* harmony export */   serviceUrlInvalid: () => (/* binding */ serviceUrlInvalid),
/* harmony export */   serviceUrlLooksLikeHost: () => (/* binding */ serviceUrlLooksLikeHost),
/* harmony export */   serviceUrlNoSlash: () => (/* binding */ serviceUrlNoSlash),
/* harmony export */   serviceUrlOtherPort: () => (/* binding */ serviceUrlOtherPort),
/* harmony export */   serviceUrlPrivate: () => (/* binding */ serviceUrlPrivate),
/* harmony export */   serviceUrlQuery: () => (/* binding */ serviceUrlQuery),
/* harmony export */   serviceUrlRelative: () => (/* binding */ serviceUrlRelative),
/* harmony export */   serviceUrlSame: () => (/* binding */ serviceUrlSame)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);
// Problems of the URLs in a discovery document.



const serviceUrlInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-invalid', 'Service URL cannot be used', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `url` is null where the value is not a URL; `why` then names it. */
({ id, host, url, why }) => ({
    message: url === null
        ? `${id} of host ${host}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`
        : `${id} of host ${host} is "${url}", which the clients cannot connect to: ${why}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`set ${id} to an https:// URL, or to a path that starts with a slash`)
}));
const serviceUrlCredentials = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-credentials', 'Service URL contains a user name', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ id, host, why }) => ({
    message: `${id} of host ${host}: ${why}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the user name and password from the URL, or from the redirect that leads to the document', 'give tokens to the clients instead')
}));
const serviceUrlEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-empty', 'Service URL is empty', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ id, host, url }) => ({
    message: `${id} of host ${host} is an empty string, which resolves to the document itself: ${url}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`set ${id} to the URL of the service, such as "/v1/${id.split('.')[0]}/", or remove it`)
}));
const serviceUrlLooksLikeHost = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-looks-like-host', 'Service URL has no https://', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `value` is without its query; `why` is null where the value still resolves to a URL. */
({ id, host, value, why }) => ({
    message: `${id} of host ${host} is "${value}", which is a path and not a URL with a host`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`write "https://${value}" if a host is meant`, why === null ? undefined : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .printed */ .zd)(why))
}));
const serviceUrlNoSlash = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-no-slash', 'Service URL does not end with a slash', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .REPLACING_CLIENTS */ .rG), ({ id, host, url, clients }) => {
    const names = clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]);
    const last = url.slice(url.lastIndexOf('/') + 1);
    return {
        message: `${id} of host ${host} does not end with a slash: ${url}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('add the slash', `without it ${names.slice(0, -1).join(', ')} and ${names.at(-1)} replace "${last}" with the path that they append`),
        affects: clients
    };
});
const serviceUrlRelative = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-relative', 'Service URL is relative to the document', [
    'dependabot',
    'renovate',
    'terragrunt'
]), ({ id, host, url }) => ({
    message: `${id} of host ${host} is a path without a leading slash: Terraform and OpenTofu resolve it to ${url}, other clients do not`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('start the path with a slash, or write the complete URL')
}));
const serviceUrlQuery = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-query', 'Service URL has a query', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ id, host }) => ({
    message: `${id} of host ${host} has a query, which the clients drop when they append a path`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('move the content of the query into the path', 'never put a secret into the document')
}));
// A document may list thousands of services.
const MAX_USES = 10;
const MAX_URLS = 3;
/** `modules.v1, login.v1 (authz, token) of host h are`; `verbs` for one id and for several. */
function named({ host, uses }, verbs = ['is', 'are']) {
    const groups = Map.groupBy(uses, ({ id }) => id);
    const names = Array.from(groups, ([id, group]) => {
        const endpoints = group.flatMap(({ endpoint }) => endpoint ?? []);
        return endpoints.length === 0 ? id : `${id} (${endpoints.join(', ')})`;
    });
    return `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(names, MAX_USES)} of host ${host} ${names.length === 1 ? verbs[0] : verbs[1]}`;
}
const urlsOf = ({ urls }) => (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(urls, MAX_URLS);
/** The clients that use any of the services. */
const clientsOfUses = ({ uses }) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK.filter((client) => uses.some(({ id }) => (0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .clientsOf */ .SZ)(id).includes(client)));
/** The clients that cannot reach an address. */
const CUT_OFF = {
    loopback: 'on other machines',
    private: 'outside of its network',
    reserved: 'on the internet'
};
const serviceUrlPrivate = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-private', 'Service URL has a non-public address', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (shared) => ({
    message: `${named(shared)} at ${urlsOf(shared)}, which clients ${CUT_OFF[shared.kind]} cannot reach`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`set the external URL of the registry (also called base URL or public URL) to https://${shared.host}`),
    affects: clientsOfUses(shared)
}));
const INSECURE_CLIENTS = [..._protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, 'dependabot'];
const serviceUrlInsecure = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-insecure', 'Service URL is not https', INSECURE_CLIENTS), (shared) => {
    const isLogin = shared.uses.every(({ endpoint }) => endpoint !== null);
    const sends = isLogin
        ? 'a login sends its token in clear text otherwise'
        : `the clients send the token of ${shared.host} there in clear text`;
    const affected = clientsOfUses(shared);
    return {
        message: `${named(shared)} not https: ${urlsOf(shared)}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(shared.uses.length === 1
            ? 'use an https:// URL'
            : 'use https:// URLs, for example by setting the external URL of the registry', isLogin || shared.hasToken ? sends : undefined),
        affects: INSECURE_CLIENTS.filter((client) => affected.includes(client))
    };
});
const serviceUrlCrossHost = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-cross-host', 'Service is on another host', ['dependabot', 'renovate']), 
/** `name` is the name of the other host. */
(shared) => {
    const { host, name } = shared;
    const message = `${named(shared)} on another host: ${urlsOf(shared)}`;
    const isUsed = clientsOfUses(shared).includes('renovate');
    return shared.hasToken && isUsed
        ? {
            message,
            help: `give Dependabot and Renovate a token for ${name}; Terraform and OpenTofu send it the token of ${host}`
        }
        : {
            message,
            help: `where outgoing traffic is filtered, allow ${name} as well`,
            severity: 'notice',
            affects: []
        };
});
const serviceUrlOtherPort = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('service-url-other-port', 'Service is on another port of the host'), (shared) => ({
    message: `${named(shared)} on another port of the same host: ${urlsOf(shared)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${shared.host}`)
}));
const serviceUrlDoubleSlash = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-double-slash', 'Service URL has a double slash'), (shared) => ({
    message: `${named(shared, ['has', 'have'])} a double slash in the path: ${urlsOf(shared)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the slash at the end of the external URL of the registry')
}));
const serviceUrlSame = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-same', 'Two services have the same URL'), (shared) => ({
    message: `${named(shared, ['has', 'have'])} the same URL: ${urlsOf(shared)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('check both URLs', 'few registries serve modules and providers below one URL, and a copied line is more likely')
}));


/***/ }),

/***/ 2847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   serviceMissing: () => (/* binding */ serviceMissing),
/* harmony export */   serviceType: () => (/* binding */ serviceType),
/* harmony export */   serviceVersion: () => (/* binding */ serviceVersion)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9562);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5799);




// Enough to find a misspelled id; a document may list thousands.
const MAX_SHOWN = 20;
/** What follows `the discovery document`. */
const offers = ({ offered, leftOut }) => offered.length === 0 ? 'is empty' : `offers ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .listSome */ .XT)(offered, MAX_SHOWN, leftOut)}`;
/** How a host can get the service, or what to use instead. */
function supplyCures(missing, isArtifactory) {
    const { id, host, offered, block } = missing;
    const document = `the discovery document, which ${offers(missing)}`;
    if (block !== null)
        return `add ${id} to the \`host\` block at ${block}, which ${offers(missing)}`;
    if (id === _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq && isArtifactory) {
        return `configure a network mirror for the provider: Artifactory serves providers at https://${host}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${id}; the discovery document ${offers(missing)}`;
    }
    const misspelled = offered.find((each) => (0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestId */ .OA)(each) === id);
    const user = id === _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq
        ? `use a host that offers ${id}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`
        : `use a host that offers ${id}`;
    return {
        operator: misspelled === undefined
            ? `add ${id} to ${document}`
            : `rename ${misspelled} to ${id} in ${document}`,
        user
    };
}
const serviceMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('service-missing', 'Service is not offered', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** The id `any` stands for any service. `isArtifactory`: the document is one of Artifactory. */
(missing) => missing.id === 'any'
    ? {
        message: `host ${missing.host} does not provide any service`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .byOperator */ .C)(`add a service to the discovery document, which ${offers(missing)}`)
    }
    : { message: missing.why, help: supplyCures(missing, missing.isArtifactory) });
const serviceVersion = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('service-version', 'Service is offered in another version', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** Not readable: a client cannot look up such an id. */
(missing) => ({
    message: missing.why,
    help: missing.isReadable
        ? supplyCures(missing, false)
        : `require an id of the form NAME.vN; the discovery document ${offers(missing)}`
}));
const serviceType = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('service-type', 'Service URL is not a string', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ id, host, value, why }) => ({
    message: `${id} of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(value)}, not a string with a URL`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .byOperator */ .C)(`set ${id} to a URL such as "/v1/modules/"`, (0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .printed */ .zd)(why))
}));


/***/ }),

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   blockReserved: () => (/* binding */ blockReserved),
/* harmony export */   hostDotlessModule: () => (/* binding */ hostDotlessModule),
/* harmony export */   hostIdnModule: () => (/* binding */ hostIdnModule),
/* harmony export */   hostInvalid: () => (/* binding */ hostInvalid),
/* harmony export */   hostMissing: () => (/* binding */ hostMissing),
/* harmony export */   sourceDynamic: () => (/* binding */ sourceDynamic),
/* harmony export */   sourceInvalid: () => (/* binding */ sourceInvalid),
/* harmony export */   sourceNearMiss: () => (/* binding */ sourceNearMiss)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);
// Problems of source addresses, hostnames and blocks in configuration files.



// An expression may span many lines.
const MAX_EXPRESSION = 120;
const INVALID_TEXT = {
    'remote-in-test': [
        'is a remote module source; Terraform tests accept local and registry modules only',
        'use a local path or a registry address'
    ],
    'white-space': ['has white space at its beginning or end', 'remove the white space'],
    stack: ['is not the address of a stack', 'write HOST/ORGANIZATION/PROJECT/STACK'],
    'locked-provider': [
        'is not a complete provider address',
        'write HOST/NAMESPACE/TYPE, or remove the block and run init again'
    ],
    terragrunt: ['is not a registry module', 'write tfr://HOST/NAMESPACE/NAME/SYSTEM']
};
const INVALID_ARGUMENT = {
    missing: ['has no source', 'add `source`'],
    null: ['has null as its source', 'set `source` to an address'],
    'not-a-requirement': [
        'is neither a version nor an object with a source',
        'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }'
    ]
};
function describeInvalid(source) {
    switch (source.reason) {
        case 'rejected': {
            const { error, advice } = source;
            return { message: error, help: advice ?? undefined };
        }
        case 'missing':
        case 'null':
        case 'not-a-requirement': {
            const [message, help] = INVALID_ARGUMENT[source.reason];
            return { message: `${source.address} ${message}`, help };
        }
        case 'remote-in-test':
        case 'white-space':
        case 'stack':
        case 'locked-provider':
        case 'terragrunt': {
            const [message, help] = INVALID_TEXT[source.reason];
            return { message: `"${source.text}" ${message}`, help };
        }
    }
}
const sourceInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('source-invalid', 'Source address is invalid', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), describeInvalid);
const sourceNearMiss = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('source-near-miss', 'Source address is probably a mistake', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `host` is the host that the client reads in the text; null where it reads none. */
(source) => ({
    message: source.host === null
        ? `"${source.text}" is not read as a registry address`
        : `"${source.text}" is read as host ${source.host}`,
    help: source.advice
}));
// A message is one line.
const MAX_CANDIDATES = 4;
const ADD_HOST = 'to check its host, add the host to `hostnames` and set `scan: .`';
function listCandidates(candidates) {
    const named = candidates.slice(0, MAX_CANDIDATES).map(({ text, from }) => {
        const value = text === null ? 'not known' : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(text, MAX_EXPRESSION);
        return `${value} ${from ?? 'by default'}`;
    });
    const more = candidates.length - named.length;
    const last = more > 0 ? `${more} more` : named.pop();
    return `${named.join(', ')} and ${last}`;
}
function describeDynamic(source) {
    const { address, argument, expression, candidates, refused } = source;
    const is = `${argument} of ${address} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(expression, MAX_EXPRESSION)}`;
    if (refused === 'never') {
        return {
            message: `${is}, which Terraform does not evaluate`,
            help: `write the ${argument} as a literal`
        };
    }
    if (refused !== null) {
        const { variable } = refused;
        return {
            message: `${is}, and Terraform evaluates var.${variable} here only with \`const = true\``,
            help: `add \`const = true\` to variable "${variable}", which requires Terraform 1.15, or write the ${argument} as a literal`
        };
    }
    if (candidates.length > 1)
        return { message: `${is}, which is ${listCandidates(candidates)}`, help: ADD_HOST };
    return { message: `${is}, which is only known at init time`, help: ADD_HOST };
}
const sourceDynamic = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('source-dynamic', 'Source address is only known at init time'), describeDynamic);
const blockReserved = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('block-reserved', 'Block is reserved for a future version'), ({ block, parent }) => ({
    message: `${block} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,
    help: `move it into a ${parent} block`
}));
const hostInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-invalid', 'Hostname is invalid', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (data) => ({
    message: `"${data.text}" is not a hostname: ${data.error}`,
    help: data.advice ?? undefined
}));
const hostMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)(
// Terraform's default is app.terraform.io.
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('host-missing', 'Hostname is missing', ['opentofu']), 
// Without the name of the block: equal messages are one finding.
({ block }) => ({
    message: `the ${block} has no hostname, and OpenTofu has no default`,
    help: block === 'cloud block'
        ? 'add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`'
        : 'add `hostname`'
}));
const hostDotlessModule = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-dotless-module', 'Module host has no dot in its name', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `name` is the host without its port. */
({ host, name }) => ({
    message: `module sources cannot name host ${host}: must contain at least one dot`,
    help: `use a full name such as ${name}.localdomain; provider addresses accept the short name`
}));
const hostIdnModule = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-idn-module', 'Terraform cannot use modules from an internationalized host', [
    'terraform'
]), ({ host }) => ({
    message: `Terraform cannot use modules from host ${host}: it converts the name to punycode and then refuses punycode`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('serve modules from a host with an ASCII name', 'OpenTofu 1.12 and later accept this one')
}));


/***/ }),

/***/ 6817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   proxyRefused: () => (/* binding */ proxyRefused),
/* harmony export */   tlsExpired: () => (/* binding */ tlsExpired),
/* harmony export */   tlsExpiresSoon: () => (/* binding */ tlsExpiresSoon),
/* harmony export */   tlsNameMismatch: () => (/* binding */ tlsNameMismatch),
/* harmony export */   tlsNotYetValid: () => (/* binding */ tlsNotYetValid),
/* harmony export */   tlsPlainHttp: () => (/* binding */ tlsPlainHttp),
/* harmony export */   tlsProtocol: () => (/* binding */ tlsProtocol),
/* harmony export */   tlsUntrusted: () => (/* binding */ tlsUntrusted)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5799);



const certificateOf = ({ host, isLeaf }) => isLeaf ? `the certificate of ${host}` : `an authority in the certificate chain of ${host}`;
const dayOf = (ms) => day(new Date(ms).toISOString());
const day = (time) => time.slice(0, 10);
const proxyRefused = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('proxy-refused', 'Proxy refused the request', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `reason` is what happened at the proxy, with its name. */
({ host, reason }) => ({
    message: `${host} was not reached: ${reason}`,
    help: 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too'
}));
const tlsExpired = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-expired', 'TLS certificate has expired', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (dated) => ({
    message: `${certificateOf(dated)} expired on ${dayOf(dated.at)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('renew the certificate and reload the server')
}));
const tlsNotYetValid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-not-yet-valid', 'TLS certificate is not valid yet', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (dated) => ({
    message: `${certificateOf(dated)} is not valid before ${dayOf(dated.at)}`,
    help: 'check the clock of this machine and the start date of the certificate'
}));
const UNKNOWN_AUTHORITIES = {
    leaf: 'is signed by an unknown authority, or the host does not send the intermediate certificate',
    chain: 'is signed by an unknown authority',
    root: 'is signed by an unknown authority that signed itself',
    'self-signed': 'is self-signed'
};
const CONFIGURE_TRUST = 'configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE';
const UNFIT = {
    'negative-serial': {
        says: 'has a negative serial number, which Terraform and OpenTofu do not support',
        help: 'issue it with a positive serial number'
    },
    'no-authority': {
        says: 'issued a certificate and is not allowed to',
        help: 'have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign'
    },
    'path-length': {
        says: 'has more authorities below it than it allows (pathlen)',
        help: 'have the certificate issued by a shorter chain, or by an authority with a larger pathlen'
    },
    usage: {
        says: 'is not for servers (extendedKeyUsage)',
        help: 'issue it with the extended key usage serverAuth'
    },
    constraints: {
        says: 'does not permit all names in the certificate (nameConstraints)',
        help: 'have it issued by an authority whose name constraints permit all of its names'
    }
};
const unsupported = (what, help) => ({
    says: `has ${what}, which Terraform and OpenTofu do not support`,
    help
});
const OTHER_KEY = 'issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519';
const OTHER_HASH = 'have it signed with SHA-256, SHA-384, SHA-512 or Ed25519';
/** What is wrong with the certificate, and the cure. */
function describeDistrust(flaw) {
    switch (flaw.kind) {
        case 'unknown-authority':
            return { says: UNKNOWN_AUTHORITIES[flaw.sent], help: CONFIGURE_TRUST };
        case 'curve':
            return unsupported(`a key on the curve ${flaw.curve}`, OTHER_KEY);
        case 'key':
            return unsupported(`a key of the kind ${flaw.name}`, OTHER_KEY);
        case 'key-size':
            return unsupported(`an RSA key of ${flaw.bits} bits`, 'issue it with a key of 2048 to 8192 bits');
        case 'signature':
            return unsupported(`a signature of the kind ${flaw.name}`, OTHER_HASH);
        case 'critical-extension':
            return unsupported(`the critical extension ${flaw.id}`, 'issue it without that extension');
        case 'malformed':
            return {
                says: `is malformed (${flaw.part}); Terraform and OpenTofu cannot read it`,
                help: 'issue it with a program that follows RFC 5280'
            };
        case 'negative-serial':
        case 'no-authority':
        case 'path-length':
        case 'usage':
        case 'constraints':
            return UNFIT[flaw.kind];
    }
}
const tlsUntrusted = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-untrusted', 'TLS certificate is not trusted', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ flaw, ...which }) => {
    const { says, help } = describeDistrust(flaw);
    return { message: `${certificateOf(which)} ${says}`, help };
});
// Certificates of large providers have a hundred.
const SHOWN_NAMES = 3;
const tlsNameMismatch = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-name-mismatch', 'TLS certificate is for another name', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `names`: the DNS names of the certificate. */
({ host, names }) => ({
    message: names.length === 0
        ? `the certificate of ${host} has no DNS name among its subject alternative names`
        : `the certificate of ${host} is for ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(names, SHOWN_NAMES)}`,
    help: `issue a certificate that lists ${host} as a subject alternative name, or use the name it is for`
}));
const HANDSHAKE_ERRORS = {
    'not-tls': {
        says: 'does not speak TLS on this port',
        help: 'serve TLS on this port, or use the port that does'
    },
    'client-certificate': {
        says: 'requires a client certificate',
        help: 'allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it'
    },
    'unknown-name': {
        says: 'is not a name that the server knows (TLS alert unrecognized_name)',
        help: 'add the name and its certificate to the TLS settings of the server or load balancer'
    }
};
const CIPHERS = 'enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256';
function describeUnsupported({ kind, name }) {
    switch (kind) {
        case 'version':
            return {
                says: `offers no TLS version later than ${name.replace(/^TLSv1$/, 'TLSv1.0').replace('v', ' ')}`,
                help: 'enable TLS 1.2 or later on the host'
            };
        case 'cipher':
            return {
                says: `offers only cipher suites that Terraform and OpenTofu do not support, such as ${name}`,
                help: CIPHERS
            };
        case 'group':
            return {
                says: `offers only key exchange groups that Terraform and OpenTofu do not support, such as ${name}`,
                help: 'enable the group X25519 or P-256 on the host'
            };
    }
}
const tlsProtocol = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-protocol', 'TLS handshake failed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, error }) => {
    if (typeof error === 'object' && 'code' in error) {
        return {
            message: `the TLS handshake with ${host} failed (${error.code})`,
            help: 'check the TLS settings of the host, and that it has a certificate for this name'
        };
    }
    const { says, help } = typeof error === 'string' ? HANDSHAKE_ERRORS[error] : describeUnsupported(error);
    return { message: `${host} ${says}`, help };
});
const tlsPlainHttp = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-plain-http', 'Port serves plain HTTP', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host }) => ({
    message: `${host} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
    help: 'serve TLS on this port, or use the port that does; discovery always uses https'
}));
const tlsExpiresSoon = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('tls-expires-soon', 'TLS certificate expires soon'), ({ host, days, expires }) => {
    const when = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
    return {
        message: `the certificate of ${host} expires ${when}, on ${day(expires)}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('renew the certificate; if it is renewed automatically, find out why that has not happened')
    };
});


/***/ }),

/***/ 3229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   L6: () => (/* binding */ hostAdvice),
/* harmony export */   NM: () => (/* binding */ moduleAdvice),
/* harmony export */   cr: () => (/* binding */ providerAdvice)
/* harmony export */ });
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1831);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5011);
// What was probably meant by a hostname, module source or provider address, and how to write it.


// No address is longer, and advice may repeat it.
const MAX_TEXT = 1024;
const isHost = (text) => (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHostname */ .Pv)(text).ok;
/** The first advice that applies; null where there is none. */
function firstOf(rules, ...about) {
    for (const rule of rules) {
        const advice = rule(...about);
        if (advice !== null)
            return advice;
    }
    return null;
}
/**
 * How to write a hostname that the clients reject, or that they accept and read as another one than
 * was meant. Null where there is nothing to add. Never repeats the user name or password of a URL.
 */
function hostAdvice(text) {
    if (text.length > MAX_TEXT)
        return null;
    const host = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHostname */ .Pv)(text);
    if (host.ok)
        return acceptedHostAdvice(text, (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(host.value));
    const asWritten = firstOf(TEXT_ADVICE, text);
    if (asWritten !== null)
        return asWritten;
    const { inside, removed } = unwrap(text);
    // With an @ further on, `inside` may be a piece of a password that was not percent-encoded.
    if (text.includes('@', text.lastIndexOf(inside)))
        return 'write the hostname alone, not a URL';
    // `git@registry.example.com:acme/network.git` has its path after the colon.
    for (const candidate of removed.length === 0 ? [] : [inside, inside.replace(/:\D.*$/s, '')]) {
        if (isHost(candidate))
            return `remove ${enumerate(removed)}: ${candidate}`;
    }
    return firstOf(HOST_ADVICE, inside);
}
function acceptedHostAdvice(text, shown) {
    if (/(^|\.)xn--/i.test(text)) {
        return `write it in Unicode: ${shown}; upper-case punycode is only accepted by accident`;
    }
    const undotted = shown.replace(/(?<!\.)\.+(?=$|:)/, '');
    return undotted === shown
        ? null
        : `remove the trailing dot: tokens and settings for ${undotted} do not apply to this host`;
}
// Of this program's users, and of Jinja, Go, Cookiecutter, ERB, Octopus, printf, make and others.
const PLACEHOLDER = /\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/;
const REPLACE = 'replace the placeholder';
/** Whether a text contains what a program or a person is to replace. */
const hasPlaceholder = (text) => PLACEHOLDER.test(text);
const TEXT_ADVICE = [
    (text) => (hasPlaceholder(text) ? REPLACE : null),
    (text) => {
        const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
        if (parts.length < 2)
            return null;
        // A word without a dot is as likely part of a sentence.
        return parts.every((part) => part.includes('.') && isHost(part))
            ? `write one hostname at a time: ${parts[0]}`
            : 'remove the spaces, commas and semicolons';
    }
];
// `https:8443` is a host called https; no known scheme, even `git::https`, is longer than the limit.
const SCHEME = /^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i;
// What people copy along with a hostname, from the outside in, and how to remove it.
const WRAPPINGS = [
    ['the white space', (text) => text.trim()],
    ['the quotation marks', (text) => text.replace(/^(["'`])(.*)\1$/s, '$2')],
    ['the scheme', (text) => text.replace(SCHEME, '')],
    ['the trailing slash', (text) => text.replace(/^([^/?#\\]*)\/$/, '$1')],
    ['the path', (text) => text.replace(/^([^/?#\\]*)[/\\].*$/s, '$1')],
    ['the query', (text) => text.replace(/^([^?#]*)[?#].*$/s, '$1')],
    ['the user name', (text) => text.slice(text.lastIndexOf('@') + 1)],
    ['the trailing colon', (text) => text.replace(/^([^:]*):$/, '$1')]
];
function unwrap(text) {
    let inside = text;
    const removed = [];
    for (const [name, without] of WRAPPINGS) {
        const left = without(inside);
        if (left !== inside)
            removed.push(name);
        inside = left;
    }
    return { inside, removed };
}
const enumerate = (names) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
// More particular advice comes first.
const HOST_ADVICE = [
    (text) => /^\[.*\](:\d+)?$/s.test(text) || /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(text)
        ? 'use a DNS name; the clients do not support IPv6 addresses'
        : null,
    (text) => (text.includes('*') ? 'write each hostname; wildcards are not supported' : null),
    (text) => {
        if (!/(^|\.)xn--/i.test(text))
            return null;
        const shown = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .displayText */ .WV)(text);
        return isHost(shown) ? `write it in Unicode: ${shown}` : 'write it in Unicode, not in punycode';
    },
    (text) => {
        if (!text.includes('_'))
            return null;
        if (text.startsWith('TF_'))
            return 'write the hostname; this is the name of a variable';
        const hyphened = text.replaceAll('_', '-');
        const question = isHost(hyphened) ? `; did you mean ${hyphened}?` : '';
        return `a hostname cannot contain underscores${question}`;
    },
    (text) => {
        const host = text.replace(/^\.+|(?<!\.)\.+$/g, '').replace(/\.{2,}/g, '.');
        return host !== text && isHost(host) ? `remove the extra dots: ${host}` : null;
    },
    (text) => /(^|\.)-|-(\.|:|$)/.test(text) ? 'remove the hyphen at the start or end of a label' : null,
    (text) => /(^|\.)[^.:]{2}--/.test(text)
        ? 'a label cannot have hyphens as its third and fourth character'
        : null,
    (text) => {
        const [, name = '', port = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
        if (!isHost(name))
            return null;
        return /^[+-]?[0-9]+$/.test(port)
            ? 'use a port from 1 to 65535'
            : `write the port as a number: ${name}:8443`;
    }
];
const isRegistryModule = (text) => {
    const module = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryModule */ .rE)(text, 'terraform');
    return module.ok && !module.value.hostImplied;
};
const isHostLike = (text) => /^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(text);
const MODULE_ADVICE = [
    (text) => (text === '' ? 'write a path such as ./network, or a registry address or URL' : null),
    (text, isRemote) => (!isRemote && hasPlaceholder(text) ? REPLACE : null),
    (text) => (text === text.trim() ? null : 'remove the white space around the address'),
    // An archive has a dot in its last part, and the hosts of Git repositories are no registries.
    (text, isRemote) => {
        const [, scheme = '', rest = ''] = /^(https?:\/\/)(.*)$/i.exec(text) ?? [];
        if (scheme === '' || !isRegistryModule(rest))
            return null;
        const what = isRemote
            ? '; with it, the client downloads an archive from this URL (for a Git repository, write git::https://…)'
            : '';
        return `remove ${scheme} to use the registry module: ${rest}${what}`;
    },
    (_text, isRemote, [host = '', ...rest]) => {
        const [, name = '', port = ''] = /^(localhost|[^.:]+)(:\d+)?$/.exec(host) ?? [];
        if (rest.length !== 3 || (name !== 'localhost' && port === ''))
            return null;
        const what = isRemote ? `; the client reads "${name}" as a download method` : '';
        return `write a host with a dot, such as 127.0.0.1${port} or ${name}.localdomain${port}${what}`;
    },
    (_text, _isRemote, [host = '', ...rest]) => rest.length === 3 && isHostLike(host) ? hostAdvice(host) : null,
    (_text, isRemote, parts) => {
        const [host = ''] = parts;
        if (isRemote || parts.length !== 3 || !isHostLike(host))
            return null;
        const git = host === 'gitlab.com' ? '; for a Git repository, git::https://gitlab.com/…' : '';
        return `write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${git}`;
    },
    (_text, isRemote, parts) => {
        const isUrl = /^https?:$/i.test(parts[0] ?? '') && parts[1] === '';
        const [host = '', ...rest] = isUrl ? parts.slice(2) : parts;
        if (isRemote || rest.length !== 4 || !isHostLike(host))
            return null;
        const [extra = '', version = ''] = [rest[0], rest[3]];
        const [address, versioned] = [rest.slice(1), rest.slice(0, 3)].map((parts) => [host, ...parts].join('/'));
        if (/^v?\d+\.\d+/.test(version)) {
            return `write ${versioned}, and the version in the \`version\` argument`;
        }
        return `write HOST/NAMESPACE/NAME/SYSTEM, such as ${address}; service discovery works only at the root of a host, not below /${extra}`;
    },
    (text, isRemote, parts) => !isRemote && parts.length >= 3 && text.includes('?')
        ? 'remove the query; set the version with the `version` argument'
        : null,
    (_text, isRemote, parts) => {
        const system = parts.at(-1) ?? '';
        if (isRemote || ![3, 4].includes(parts.length) || !/[A-Z]/.test(system))
            return null;
        const lower = [...parts.slice(0, -1), system.toLowerCase()].join('/');
        return `write the target system in lower case: ${lower}`;
    },
    (text, isRemote) => !isRemote && /^\w[\w-]*(\/[\w.-]+)*\/?$/.test(text)
        ? `write ./${text} to use a directory of this repository`
        : null
];
/** How to write a module source; null where there is nothing to add. */
function moduleAdvice(text, address, registry) {
    if (address.kind === 'local' || text.length > MAX_TEXT)
        return null;
    const [first = '', ...rest] = text.split('/');
    if (registry.ok)
        return registry.value.hostImplied ? null : hostAdvice(first);
    const below = rest.length === 0 ? [] : (rest.join('/').split('//', 1)[0]?.split('/') ?? []);
    return firstOf(MODULE_ADVICE, text, address.kind === 'remote', [first, ...below]);
}
/** How to write a provider address; null where there is nothing to add. */
function providerAdvice(text) {
    if (text.length > MAX_TEXT)
        return null;
    if (hasPlaceholder(text))
        return REPLACE;
    if (text !== text.trim())
        return 'remove the white space around the address';
    const [, rest = ''] = /^https?:\/\/(.*)$/i.exec(text) ?? [];
    if (rest !== '')
        return `remove the scheme: ${rest}`;
    const parts = text.split('/');
    const [host = ''] = parts;
    if (parts.length === 2 && isHostLike(host)) {
        return 'write HOST/NAMESPACE/TYPE, two parts after the host';
    }
    if (parts.length === 4)
        return 'write HOST/NAMESPACE/TYPE; four parts are a module address';
    return parts.length === 3 ? hostAdvice(host) : null;
}


/***/ }),

/***/ 1064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ MAIN_CLIENTS),
/* harmony export */   Mq: () => (/* binding */ isRetriedStatus),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   SZ: () => (/* binding */ clientsOf),
/* harmony export */   Yr: () => (/* binding */ clientsWithDefault),
/* harmony export */   ab: () => (/* binding */ clientsReplacing),
/* harmony export */   bB: () => (/* binding */ CLIENT_NAMES),
/* harmony export */   pH: () => (/* binding */ RELEASES),
/* harmony export */   rG: () => (/* binding */ REPLACING_CLIENTS),
/* harmony export */   zK: () => (/* binding */ ALL_CLIENTS)
/* harmony export */ });
// The programs that perform service discovery, and the rules of the releases of the two CLIs.
const TERRAFORM_REGISTRY = 'registry.terraform.io';
const DEFAULT_REGISTRIES = [TERRAFORM_REGISTRY, 'registry.opentofu.org'];
const REGISTRY_SERVICES = ['modules.v1', 'providers.v1'];
/** Every program that performs service discovery. */
const CLIENTS = {
    // Terraform and OpenTofu add the slash for modules.
    terraform: { name: 'Terraform', uses: REGISTRY_SERVICES, replaces: ['providers.v1'] },
    opentofu: { name: 'OpenTofu', uses: REGISTRY_SERVICES, replaces: ['providers.v1'] },
    // Its ecosystems have a registry each (dependabot-core terraform/ and opentofu/ registry_client.rb).
    dependabot: {
        name: 'Dependabot',
        uses: REGISTRY_SERVICES,
        replaces: REGISTRY_SERVICES,
        defaults: DEFAULT_REGISTRIES
    },
    // Renovate joins with slashes of its own.
    renovate: {
        name: 'Renovate',
        uses: REGISTRY_SERVICES,
        replaces: [],
        defaults: [TERRAFORM_REGISTRY]
    },
    // Its default is that of the CLI that it runs (terragrunt tfimpl.go).
    terragrunt: {
        name: 'Terragrunt',
        uses: ['modules.v1'],
        replaces: [],
        defaults: DEFAULT_REGISTRIES
    },
    // It knows the URL of the public registry (checkov registry_loader.py) and asks for no document there.
    checkov: { name: 'Checkov', uses: ['modules.v1'], replaces: ['modules.v1'] }
};
const MAIN_CLIENTS = ['terraform', 'opentofu'];
const ALL_CLIENTS = Object.keys(CLIENTS);
const CLIENT_NAMES = Object.fromEntries(Object.entries(CLIENTS).map(([client, { name }]) => [client, name]));
const factsOf = (client) => CLIENTS[client];
/** The clients that use a service. */
const clientsOf = (id) => REGISTRY_SERVICES.includes(id)
    ? ALL_CLIENTS.filter((client) => factsOf(client).uses.includes(id))
    : MAIN_CLIENTS;
/** The clients, except for the two CLIs, that need this host's document for addresses without a host. */
const clientsWithDefault = (host) => ALL_CLIENTS.filter((client) => factsOf(client).defaults?.includes(host));
/** The clients that replace the last part of some service's URL if no slash follows it. */
const REPLACING_CLIENTS = ALL_CLIENTS.filter((client) => factsOf(client).replaces.length > 0);
/** The clients that replace the last part of the service's URL if no slash follows it. */
const clientsReplacing = (id) => ALL_CLIENTS.filter((client) => factsOf(client).replaces.includes(id));
/**
 * Redirects that each client follows before it gives up. Terraform: svchost disco.go, `len(via) > 3`.
 * OpenTofu's command line passes its inner http.Client, so net/http's own limit of 10 requests holds.
 */
const MAX_REDIRECTS = { terraform: 3, opentofu: 9 };
/** The statuses after which a release with retries tries again (go-retryablehttp, baseRetryPolicy). */
const isRetriedStatus = (status) => status === 429 || (status >= 500 && status !== 501);
/**
 * Terraform: svchost disco.go, of which 1.15 pins v0.2. OpenTofu: cliconfig/registry_protocols.go, unless
 * TF_REGISTRY_CLIENT_TIMEOUT or a `registry_protocols` block says otherwise.
 */
const RELEASES = [
    {
        client: 'terraform',
        name: 'Terraform 1.14 and earlier',
        from: null,
        before: '1.15',
        attemptMs: 11_000,
        retries: 0,
        skipsOverridden: false
    },
    {
        client: 'terraform',
        name: 'Terraform 1.15 and later',
        from: '1.15',
        before: null,
        attemptMs: 5_000,
        retries: 3,
        skipsOverridden: true
    },
    {
        client: 'opentofu',
        name: 'OpenTofu',
        from: null,
        before: null,
        attemptMs: 10_000,
        retries: 0,
        skipsOverridden: false
    }
];


/***/ }),

/***/ 7531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseDocument),
/* harmony export */   b: () => (/* binding */ MAX_DOCUMENT_BYTES)
/* harmony export */ });
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4948);
/* harmony import */ var _go_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8947);
// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.


/** Terraform and OpenTofu read no more than this (svchost disco.go, maxDiscoDocBytes). */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const EVERYTHING = {
    keeps: () => true,
    read: (_, text, { start, end }) => ({ value: (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonValue */ .IL)(text.slice(start, end)) })
};
// What is served in place of JSON, by its beginning.
const OTHER_FORMATS = [
    [/^[\t\n\r ]*$/, 'the document is empty', null],
    [/^\ufeff/, 'it starts with a byte order mark', 'save it as UTF-8 without a byte order mark'],
    [/^(?:\ufffd\ufffd|\0\{|\{\0)/, 'it is UTF-16 or binary data', 'save it as UTF-8'],
    [
        /^\p{Cc}\ufffd/u,
        'it is gzip or other binary data',
        'serve it with Content-Encoding: gzip, or uncompressed'
    ],
    [/^\s*</, 'it is HTML or XML', null]
];
/** Each id occurs once: the last of duplicate keys replaces the others. */
function parseDocument(bytes, selection = EVERYTHING) {
    const text = (0,_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(bytes);
    const members = new Members(text, selection);
    const mistake = (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(text, members.add);
    if (mistake !== null) {
        const other = OTHER_FORMATS.find(([pattern]) => pattern.test(text));
        const [, why, advice] = other ?? [null, mistake.why, mistake.advice];
        return { kind: 'not-json', why, advice };
    }
    const first = /[^\t\n\r ]/.exec(text)?.[0];
    if (first === '{')
        return { kind: 'object', ...members.read() };
    return first === 'n' ? { kind: 'null' } : { kind: 'not-object', why: `found ${typeOf(first)}` };
}
/** The type of a value that is valid, by its first character. */
function typeOf(first) {
    switch (first) {
        case '[':
            return 'an array';
        case '"':
            return 'a string';
        case 't':
        case 'f':
            return 'a boolean';
        default:
            return 'a number';
    }
}
/** The members of the outermost object that are kept; their values are only read in the end. */
class Members {
    #text;
    #selection;
    #hasEscapes;
    #kept = new Map();
    #leftOut = 0;
    constructor(text, selection) {
        this.#text = text;
        this.#selection = selection;
        this.#hasEscapes = text.includes('\\');
    }
    add = (start, end, keyStart, keyEnd) => {
        // An element of an array, which is no document.
        if (keyEnd === 0)
            return;
        const key = this.#text.slice(keyStart, keyEnd);
        const id = this.#hasEscapes ? (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(key) : key.slice(1, -1);
        const known = this.#kept.get(id);
        if (known !== undefined)
            known.range = { start, end };
        else if (this.#selection.keeps(id, end - start)) {
            // A slice would keep the whole text in memory, and what JSON.parse returns does not.
            this.#kept.set(id, { id: (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(key), range: { start, end } });
        }
        else
            this.#leftOut += 1;
    };
    read() {
        const services = Array.from(this.#kept.values(), ({ id, range }) => ({
            id,
            ...this.#selection.read(id, this.#text, range)
        }));
        return { services, leftOut: this.#leftOut };
    }
}


/***/ }),

/***/ 794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shortUrl),
/* harmony export */   z: () => (/* binding */ MAX_URL)
/* harmony export */ });
/* harmony import */ var _short_value_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4714);
// URLs that stand for longer ones: a document may contain one of 1 MiB.

/** In characters: servers accept no longer URL. */
const MAX_URL = 2048;
// What url.Parse accepts in no part, or not before the fragment (go/url.ts).
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const CONTROL = /[^ -~\u0080-\uffff]/;
/**
 * A URL that is accepted or refused as the long one is, with the same flaws. What is in the middle of its
 * path, or at the end of its query, decides nothing else; neither does a host of more than 2,048 characters.
 */
function shortUrl(value) {
    if (value.length <= MAX_URL)
        return value;
    const [main, fragment] = splitAt(value, '#');
    const [place, query] = splitAt(main, '?');
    return [
        shortPlace(place),
        query && (0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAt */ .o)(query, MAX_URL),
        CONTROL.test(main) ? '\u007f' : '',
        fragment && (BROKEN_ESCAPE.test(fragment) ? '#%' : '#')
    ].join('');
}
/** Host and path. Keeps how a path begins and ends, and whether it has an empty segment. */
function shortPlace(place) {
    const start = (0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAt */ .o)(place, MAX_URL);
    if (start === place)
        return place;
    const broken = BROKEN_ESCAPE.test(place) ? '%' : '';
    const empty = place.includes('//', MAX_URL - 1) ? '//' : '';
    const end = /\/\.{0,2}$/.exec(place.slice(-3))?.[0] ?? '';
    return `${start.replace(/%.?$/, '')}${empty}~${broken}${end}`;
}
/** The text before the mark, and the rest with the mark. */
function splitAt(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}


/***/ }),

/***/ 4714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ cutAt),
/* harmony export */   w: () => (/* binding */ shortValue)
/* harmony export */ });
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4948);
// Values that stand for larger ones: a document of 1 MiB may consist of a single one.

const MAX_CHARACTERS = 2048;
/**
 * The first characters of a text. A slice would keep the whole text in memory, because V8 represents it as
 * a reference to the text.
 */
const cutAt = (text, most = MAX_CHARACTERS) => text.length <= most ? text : structuredClone(text.slice(0, most).toWellFormed());
/** The value of valid JSON; of a long one the beginning, or an empty list or object. */
function shortValue(text) {
    if (text.length <= MAX_CHARACTERS)
        return (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text);
    switch (text[0]) {
        case '"':
            return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonString */ .I)(text));
        case '[':
            return [];
        case '{':
            return {};
        default:
            return (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text);
    }
}


/***/ }),

/***/ 1831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ hostOfTokenVariable),
/* harmony export */   $o: () => (/* binding */ comparableHost),
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   Pm: () => (/* binding */ hostOfUrl),
/* harmony export */   Pv: () => (/* binding */ parseHostname),
/* harmony export */   Rt: () => (/* binding */ isGenericHostname),
/* harmony export */   Sv: () => (/* binding */ splitHostname),
/* harmony export */   WV: () => (/* binding */ displayText),
/* harmony export */   cu: () => (/* binding */ discoveryUrl),
/* harmony export */   fK: () => (/* binding */ tokenVariables),
/* harmony export */   nx: () => (/* binding */ showHostname)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3625);
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6246);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4283);
/* harmony import */ var _idna_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1822);
// Hostnames as people write them and as the clients compare them, and the TF_TOKEN_ variables for them.




const DEFAULT_PORT = 443;
const MAX_PORT = 65_535;
// The limits of Go's strconv.Atoi, with which the clients read a port.
const MAX_INT64 = 9223372036854775807n;
const MIN_INT64 = -9223372036854775808n;
const TOKEN_PREFIX = 'TF_TOKEN_';
/**
 * Parses a hostname as Terraform and OpenTofu do (svchost.ForComparison): a name, in Unicode and not in
 * punycode, and an optional port. `why` is in the clients' own words. Rejected although the clients
 * accept it: a negative port, a name that is empty once mapped, a very long internationalised name
 * (docs/decisions/0002-hostnames-stricter-than-upstream.md).
 */
function parseHostname(text) {
    const { name, portion } = splitAtColon(text.toWellFormed());
    const port = readPort(portion);
    if (!port.ok) {
        return /^https?$/i.test(name)
            ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('need just a hostname and optional port number, not a full URL')
            : port;
    }
    if (port.value.startsWith(':-'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('port number is negative');
    const why = labelMistake(name);
    if (why !== null)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(why);
    const ascii = (0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .lookupAscii */ .YE)(name);
    if (!ascii.ok)
        return ascii;
    if (ascii.value === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('nothing is left of the hostname once it is normalized');
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)((ascii.value + port.value));
}
// Terraform: internal/cloud/backend.go. OpenTofu also: internal/backend/remote/backend.go.
const GENERIC_HOSTNAMES = new Set(['localterraform.com', 'localtofu.com']);
/** A name that the clients replace by the host of the cloud or backend block; no registry answers under it. */
const isGenericHostname = (host) => GENERIC_HOSTNAMES.has(host);
/** The hostname for display: Unicode, with ß and joiners (svchost Hostname.ForDisplay). */
function showHostname(host) {
    const { name, portion } = splitAtColon(host);
    return (0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeName */ .DI)(name) + portion;
}
/**
 * Any text as the clients show a hostname that they have not parsed yet (svchost.ForDisplay): ß becomes
 * ss, joiners and port 443 are removed, punycode is decoded. An invalid name stays as written.
 */
function displayText(text) {
    const { name, portion } = splitAtColon(text.toWellFormed());
    const port = readPort(portion);
    return ((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .displayName */ .QC)(name) ?? name) + (port.ok ? port.value : portion);
}
/** The name and the port to connect to. */
function splitHostname(host) {
    const { name, portion } = splitAtColon(host);
    return { name, port: portion === '' ? DEFAULT_PORT : Number(portion.slice(1)) };
}
/** The URL of the first discovery request to the host. */
const discoveryUrl = (host) => `https://${host}/.well-known/terraform.json`;
/**
 * The host that a variable of this name has the token of; null if the clients ignore the variable. They
 * convert the name to its display form first (Terraform cliconfig credentials.go), so
 * `TF_TOKEN_straße_de` is for strasse.de.
 */
function hostOfTokenVariable(variable) {
    if (!variable.startsWith(TOKEN_PREFIX))
        return null;
    const spelt = variable.slice(TOKEN_PREFIX.length).replaceAll('__', '-').replaceAll('_', '.');
    const host = parseHostname(displayText(spelt));
    return host.ok ? host.value : null;
}
/**
 * The TF_TOKEN_ variables for this host. First the one that every shell can export, then those with
 * hyphens and in Unicode. A port needs its colon, which no shell can export. Empty for the few hosts
 * that no variable can name, such as one with an empty label.
 */
function tokenVariables(host) {
    const shown = showHostname(host);
    const spellings = [
        host.replaceAll('-', '__').replaceAll('.', '_'),
        host.replaceAll('.', '_'),
        shown.replaceAll('-', '__').replaceAll('.', '_'),
        shown.replaceAll('.', '_')
    ];
    return [...new Set(spellings)]
        .map((spelling) => TOKEN_PREFIX + spelling)
        .filter((variable) => hostOfTokenVariable(variable) === host);
}
/** The name, and the port with its colon. The clients split at the first colon, which rules out IPv6. */
function splitAtColon(text) {
    const colon = text.indexOf(':');
    if (colon === -1)
        return { name: text, portion: '' };
    return { name: text.slice(0, colon), portion: text.slice(colon) };
}
/** The normalized port with its colon: empty for 443 and for none. Go's Atoi accepts a sign. */
function readPort(portion) {
    if (portion === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)('');
    const digits = portion.slice(1);
    if (!/^[+-]?[0-9]+$/.test(digits))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('port portion contains non-digit characters');
    const significant = digits.replace(/^([+-]?)0+(?=[0-9])/, '$1');
    // Any int64 fits 19 digits and a sign.
    const port = significant.length > 20 ? null : BigInt(significant.replace('+', ''));
    if (port === null || port > MAX_INT64 || port < MIN_INT64) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('port portion contains non-digit characters');
    }
    if (port > MAX_PORT)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('port number is greater than 65535');
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)(port === BigInt(DEFAULT_PORT) ? '' : `:${port}`);
}
/** What the clients reject before any mapping. They see ASCII dots and lower-case punycode only. */
function labelMistake(name) {
    if (name === '')
        return 'empty string is not a valid hostname';
    // Up to two trailing dots are ignored (svchost label_iter.go).
    for (const label of name.replace(/\.{1,2}$/, '').split('.')) {
        if (label === '')
            return 'hostname contains empty label (two consecutive periods)';
        if (label.startsWith('xn--')) {
            return `hostname label ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(label)} specified in punycode format; service hostnames must be given in unicode`;
        }
    }
    return null;
}
const DEFAULT_PORTS = { http: '80', https: '443', ssh: '22' };
/** The host of a URL, as `comparableHost`, with its port unless that is the default of the scheme. */
function hostOfUrl(url) {
    const { name, port } = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .urlHost */ .cz)(url);
    const host = name.includes(':') ? `[${name}]` : name;
    const isDefault = port === '' || port === DEFAULT_PORTS[url.scheme];
    return comparableHost(isDefault ? host : `${host}:${port}`);
}
/**
 * Any host in the form of a `Hostname`, though it may be none, such as an IPv6 address: the clients
 * download packages from such a host, but cannot use it as a registry. Null for an empty text.
 */
function comparableHost(text) {
    const host = parseHostname(text);
    return host.ok ? host.value : text.toLowerCase() || null;
}
/** Whether a host matches one of the patterns. Without patterns, every host is allowed. */
const isAllowed = (host, patterns) => patterns.length === 0 ||
    patterns.some((each) => (each.subdomains ? host.endsWith(`.${each.host}`) : host === each.host));


/***/ }),

/***/ 5195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ literalKind),
/* harmony export */   Zu: () => (/* binding */ addressKind),
/* harmony export */   uo: () => (/* binding */ nameKind)
/* harmony export */ });
/* harmony import */ var _go_ip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6181);
// Classifies IP addresses and hostnames: what only this machine or this network can reach.

function networksOf(...texts) {
    return texts.map((text) => {
        const [address = '', bits] = text.split('/');
        const prefix = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(address);
        if (prefix === null)
            throw new Error(`${address} is no address`);
        return { prefix, bits: bits === undefined ? prefix.length * 8 : Number(bits) };
    });
}
const contains = ({ prefix, bits }, address) => prefix.length === address.length &&
    prefix.every((byte, index) => {
        const unused = Math.min(Math.max(8 * (index + 1) - bits, 0), 8);
        return byte >> unused === (address[index] ?? 0) >> unused;
    });
// Cloud metadata services, which hand out the credentials of the machine.
const METADATA = networksOf(
// All clouds; tasks and pods of AWS; Alibaba; Oracle's older address; Azure's wire server.
'169.254.169.254', '169.254.170.2', '169.254.170.23', '100.100.100.200', '192.0.0.192', '168.63.129.16', 
// Tencent, Scaleway.
'169.254.0.23', '169.254.42.42', 
// AWS, Google, Oracle, Scaleway, Linode, OpenStack.
'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'fd00:c1::a9fe:a9fe', 'fd00:42::42', 'fd00:a9fe:a9fe::1', 'fe80::a9fe:a9fe');
// A connection to the unspecified address reaches this machine.
const LOOPBACK = networksOf('127.0.0.0/8', '0.0.0.0', '::1', '::');
// IANA's special-purpose registries: private use, link-local, shared, NAT64 of a network's own, and
// benchmarking, which local proxies use for made-up addresses.
const PRIVATE = networksOf('10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '198.18.0.0/15', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'fec0::/10');
// The rest of those registries: this network, protocol assignments, documentation, 6to4 relays, multicast
// and future use; Teredo and other protocol assignments, documentation, 6to4.
const RESERVED = networksOf('0.0.0.0/8', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');
// What IANA has assigned to hosts: every IPv6 address elsewhere is special or unassigned.
const UNICAST = networksOf('0.0.0.0/0', '2000::/3');
// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = networksOf('::ffff:0:0/96', '::ffff:0:0:0/96', '::/96', '64:ff9b::/96');
const isIn = (networks, address) => networks.some((each) => contains(each, address));
const LAST_FOUR = [12, 13, 14, 15];
const embedding = (network, ...at) => {
    const networks = networksOf(network);
    return { isIn: (address) => isIn(networks, address), at, mask: 0 };
};
// Where a relay or translator on the way connects to the IPv4 address instead.
const EMBEDDINGS = [
    // 6to4 (RFC 3056), and the server and client of Teredo (RFC 4380), whose client is inverted.
    embedding('2002::/16', [2, 3, 4, 5]),
    embedding('2001::/32', [4, 5, 6, 7]),
    { ...embedding('2001::/32', LAST_FOUR), mask: 0xff },
    // NAT64 with a prefix of 48, 56, 64 or 96 bits; byte 8 is not used (RFC 6052 §2.2).
    embedding('64:ff9b:1::/48', [6, 7, 9, 10], [7, 9, 10, 11], [9, 10, 11, 12], LAST_FOUR),
    // ISATAP (RFC 5214 §6.1), in any network.
    {
        isIn: (address) => /^[02],0,94,254$/.test(address.slice(8, 12).join()),
        at: [LAST_FOUR],
        mask: 0
    }
];
const embeddedIn = (address) => EMBEDDINGS.filter((each) => each.isIn(address)).flatMap(({ at, mask }) => at.map((bytes) => bytes.map((byte) => (address[byte] ?? 0) ^ mask)));
/** The kind of an address of either family; an IPv6 address that is an IPv4 address has the kind of that. */
function kindOf(address) {
    if (isIn(LOOPBACK, address))
        return 'loopback';
    if (isIn(CARRIES_IPV4, address))
        return kindOf(address.slice(12));
    if ([address, ...embeddedIn(address)].some((each) => isIn(METADATA, each)))
        return 'metadata';
    if (isIn(PRIVATE, address))
        return 'private';
    return isIn(RESERVED, address) || !isIn(UNICAST, address) ? 'reserved' : 'public';
}
/** The kind of the address in the text; any other text is public. */
function addressKind(text) {
    const address = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(text);
    return address === null ? 'public' : kindOf(address);
}
// RFC 6761, RFC 6762 (with its appendix G), RFC 8375, and ICANN's reservation of `internal`.
const PRIVATE_NAME = /^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
/**
 * The kind of `localhost` or an address, also in the forms that only some resolvers and proxies read
 * (`0x7f.1`); every other name in lower case is public.
 */
function literalKind(text) {
    const name = text.replace(/\.$/, '');
    if (/(^|\.)localhost(\.localdomain)?$/.test(name))
        return 'loopback';
    const address = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(name) ?? (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLooseIpv4 */ .RY)(name);
    return address === null ? 'public' : kindOf(address);
}
/** The kind of a name or address in lower case, as far as the text itself tells. */
function nameKind(text) {
    const kind = literalKind(text);
    if (kind !== 'public' || text.includes(':'))
        return kind;
    return PRIVATE_NAME.test(text.replace(/\.$/, '')) ? 'private' : 'public';
}


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ statusPageOf)
/* harmony export */ });
/** The page that reports outages, by host. */
const STATUS_PAGES = new Map([
    ['registry.terraform.io', 'https://status.hashicorp.com'],
    ['app.terraform.io', 'https://status.hashicorp.com'],
    ['app.eu.terraform.io', 'https://status.hashicorp.com'],
    ['registry.opentofu.org', 'https://status.opentofu.org'],
    ['gitlab.com', 'https://status.gitlab.com']
]);
/** The status page of a public registry; null for any other host. */
const statusPageOf = (host) => STATUS_PAGES.get(host) ?? null;


/***/ }),

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ unicodeName),
/* harmony export */   QC: () => (/* binding */ displayName),
/* harmony export */   YE: () => (/* binding */ lookupAscii),
/* harmony export */   mI: () => (/* binding */ decodePunycode)
/* harmony export */ });
/* harmony import */ var tr46__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4977);
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3625);
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6246);
// Internationalized names that the clients accept, by UTS #46, with the error texts of Go's idna package.



/**
 * Characters of a name that needs IDNA. The clients have no such limit, but DNS ends at 253 octets,
 * and decoding and encoding punycode takes time that grows with the square of the length. A file of 16 MiB
 * has room for sixty thousand such names.
 */
const MAX_UNICODE_NAME = 256;
// The Lookup profile of golang.org/x/net/idna, except for hyphens, which it counts in UTF-8 octets.
const LOOKUP = { checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true };
// The clients' display profile has no bidi rule.
const DISPLAY = { ...LOOKUP, checkBidi: false };
// More than 30 combining marks in a row are not stream-safe text (UAX #15): Go's norm package inserts
// a character there that is not allowed in a label.
const TOO_MANY_MARKS = /\p{M}{31}/u;
const ACE_PREFIX = 'xn--';
const utf8 = new TextEncoder();
let last;
/** The name in ASCII, as `idna.Lookup.ToASCII` gives it; `why` is that function's error text. */
function lookupAscii(name) {
    // Each client asks for the same name, and so do advice and messages.
    if (last?.name !== name)
        last = { name, ascii: readAscii(name) };
    return last.ascii;
}
function readAscii(name) {
    const labels = readLabels(name, false);
    if (!labels.ok)
        return labels;
    const ascii = encode(labels.value, LOOKUP);
    return ascii === null ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(invalidLabel(mapName(name, false))) : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(ascii);
}
/**
 * The name as `svchost.ForDisplay` shows it: Unicode, with the transitional mapping, so that ß
 * becomes ss and joiners are removed. Null where that function fails.
 */
function displayName(name) {
    const mapped = readLabels(name, true);
    if (!mapped.ok)
        return null;
    const ascii = encode(mapped.value, DISPLAY);
    if (ascii === null)
        return null;
    const shown = readLabels(ascii, false);
    return shown.ok ? shown.value.join('.') : null;
}
/** An ASCII name that `lookupAscii` made, in Unicode. */
const unicodeName = (ascii) => needsIdna(ascii) ? (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toUnicode */ .P)(ascii, LOOKUP).domain : ascii;
/** A label in lower-case punycode, decoded, whether or not it is valid; unchanged if it cannot be decoded. */
const decodePunycode = (label) => (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toUnicode */ .P)(label).domain;
const invalidLabel = (label) => `idna: invalid label ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(label)}`;
function disallowedRune(character) {
    const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `idna: disallowed rune U+${digits.padStart(4, '0')}`;
}
/** The labels, mapped, decoded and each valid; the rule for the whole name (bidi) is not checked. */
function readLabels(name, transitional) {
    if (name.length > MAX_UNICODE_NAME && needsIdna(name)) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`hostname is longer than ${MAX_UNICODE_NAME} characters`);
    }
    const labels = [];
    for (const label of mapName(name, transitional).split('.')) {
        const decoded = label.startsWith(ACE_PREFIX) ? decodeLabel(label) : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(label);
        if (!decoded.ok)
            return decoded;
        const why = labelMistake(decoded.value);
        if (why !== null)
            return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(why);
        labels.push(decoded.value);
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(labels);
}
function encode(labels, rules) {
    const name = labels.join('.');
    return isAscii(name) ? name : (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toASCII */ .t)(name, rules);
}
const needsIdna = (name) => /[^\0-\x7f]|xn--/i.test(name);
/**
 * The name after UTS #46 mapping and NFC, with its punycode. Character by character, because tr46
 * would also decode punycode, and the error texts quote the encoded form.
 */
function mapName(name, transitionalProcessing) {
    const mapped = name.replace(/[A-Z]+|[^\0-\x7f]/gu, (part) => isAscii(part) ? part.toLowerCase() : (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toUnicode */ .P)(part, { transitionalProcessing }).domain);
    return mapped.normalize('NFC');
}
function decodeLabel(label) {
    const encoded = label.slice(ACE_PREFIX.length);
    // Go's idna decodes it to an empty label; in UTS #46 it is an error.
    if (encoded === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)('');
    const decoded = (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toUnicode */ .P)(label).domain;
    // tr46 keeps what it cannot decode; a label of ASCII alone must not be encoded.
    if (decoded === label || isAscii(decoded))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(invalidLabel(encoded));
    if (decoded.normalize('NFC') !== decoded || !Array.from(decoded).every(isValid)) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(invalidLabel(decoded));
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(decoded);
}
/** What is wrong with a mapped label, in the order of Go's idna: hyphens, characters, context. */
function labelMistake(label) {
    if (hasMisplacedHyphen(label))
        return invalidLabel(label);
    if (/^[a-z0-9-]*$/.test(label))
        return null;
    if (TOO_MANY_MARKS.test(label))
        return invalidLabel(label);
    if (!isAscii(label) && (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toASCII */ .t)(label, DISPLAY) !== null)
        return null;
    for (const character of label) {
        if (!isValid(character))
            return invalidLabel(label);
        if (character < '\x80' && !/[a-z0-9-]/.test(character))
            return disallowedRune(character);
    }
    return invalidLabel(label);
}
function hasMisplacedHyphen(label) {
    if (label.startsWith('-') || label.endsWith('-'))
        return true;
    if (!label.slice(0, 4).includes('--'))
        return false;
    const octets = utf8.encode(label.slice(0, 5));
    return octets.length > 4 && octets[2] === 0x2d && octets[3] === 0x2d;
}
/** Whether UTS #46 allows the character in a label. A digit precedes it, because a label cannot begin with a combining mark. */
function isValid(character) {
    if (character < '\x80')
        return true;
    const { domain, error } = (0,tr46__WEBPACK_IMPORTED_MODULE_0__/* .toUnicode */ .P)(`1${character}`);
    return !error && domain === `1${character}`;
}
const isAscii = (text) => !/[^\0-\x7f]/.test(text);


/***/ }),

/***/ 9529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ GRANT_TYPES),
/* harmony export */   m: () => (/* binding */ readLogin)
/* harmony export */ });
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4283);
/* harmony import */ var _service_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8999);


const ALL_PORTS = [1024, 65535];
/** Those that a client knows. */
const GRANT_TYPES = ['authz_code', 'password'];
// The only host that `terraform login` asks for a password grant (internal/command/login.go).
const PASSWORD_HOST = 'app.terraform.io';
/**
 * Reads a login.v1 object by the rules of both clients (svchost disco/host.go, ServiceOAuthClient;
 * internal/command/login.go for what login then does with it). The clients stop at the first flaw;
 * this returns all of them.
 */
function readLogin(fields, documentUrl, host) {
    const client = readClient(own(fields, 'client'));
    const grantTypes = readGrantTypes(own(fields, 'grant_types'), host);
    const needs = (...types) => types.some((type) => grantTypes.value.includes(type));
    const endpoint = (name, isRequired) => readEndpoint(own(fields, name), name, isRequired, documentUrl);
    const authz = endpoint('authz', needs('authz_code'));
    const token = endpoint('token', needs('authz_code', 'password'));
    const ports = readPorts(own(fields, 'ports'));
    const scopes = readScopes(own(fields, 'scopes'));
    return {
        value: {
            client: client.value,
            grantTypes: grantTypes.value,
            authz: authz.value,
            token: token.value,
            ports: ports.value,
            scopes: scopes.value
        },
        flaws: [client, grantTypes, authz, token, ports, scopes].flatMap((field) => field.flaws)
    };
}
const own = (fields, name) => Object.hasOwn(fields, name) ? fields[name] : undefined;
/** The value that is used, and the rule that what the document has breaks. */
const flawed = (value, rule, found) => ({
    value,
    flaws: [{ rule, value: found }]
});
const fine = (value) => ({ value, flaws: [] });
function readClient(value) {
    if (typeof value !== 'string')
        return flawed('', 'client-missing', value);
    return value === '' ? flawed(value, 'client-empty', value) : fine(value);
}
function readGrantTypes(value, host) {
    if (value === undefined)
        return fine(['authz_code']);
    if (!Array.isArray(value))
        return flawed([], 'grant-types-invalid', value);
    const types = [...new Set(value.filter((item) => typeof item === 'string'))];
    const isUsable = types.includes('authz_code') || (types.includes('password') && host === PASSWORD_HOST);
    if (!isUsable)
        return flawed(types, 'grant-types-unsupported', value);
    const isKnown = types.every((type) => GRANT_TYPES.includes(type));
    return isKnown ? fine(types) : flawed(types, 'grant-types-unknown', value);
}
function readEndpoint(value, name, isRequired, documentUrl) {
    if (typeof value !== 'string') {
        return isRequired ? flawed(null, `${name}-missing`, value) : fine(null);
    }
    const url = (0,_service_url_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveServiceUrl */ .v)(documentUrl, value);
    if (url.ok && (0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .urlHost */ .cz)(url.value).name !== '')
        return fine((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url.value));
    const what = name === 'authz' ? 'authorization' : 'token';
    const why = `failed to parse ${what} URL: ${url.ok ? 'no Host in request URL' : url.why}`;
    return { value: null, flaws: [{ rule: `${name}-invalid`, why }] };
}
function readPorts(value) {
    if (value === undefined)
        return fine(ALL_PORTS);
    if (!Array.isArray(value))
        return flawed(ALL_PORTS, 'ports-ignored', value);
    if (value.length !== 2)
        return flawed(ALL_PORTS, 'ports-count', value);
    const [first, last] = value;
    if (!isPort(first) || !isPort(last))
        return flawed(ALL_PORTS, 'ports-range', value);
    if (first > last)
        return flawed(ALL_PORTS, 'ports-order', value);
    // Both clients choose from [first, last), so a range of one port is empty (internal/command/login.go).
    return first === last ? flawed([first, last], 'ports-single', value) : fine([first, last]);
}
const isPort = (value) => typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= ALL_PORTS[0] &&
    value <= ALL_PORTS[1];
function readScopes(value) {
    if (value === undefined)
        return fine([]);
    if (!Array.isArray(value))
        return flawed([], 'scopes-ignored', value);
    const scopes = value.filter((item) => typeof item === 'string');
    return scopes.length === value.length ? fine(scopes) : flawed(scopes, 'scopes-invalid', value);
}


/***/ }),

/***/ 5011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseComponentSource),
/* harmony export */   Nj: () => (/* binding */ isLocalPath),
/* harmony export */   Vm: () => (/* binding */ defaultRegistry),
/* harmony export */   mD: () => (/* binding */ knownHost),
/* harmony export */   rE: () => (/* binding */ parseRegistryModule),
/* harmony export */   vL: () => (/* binding */ parseModuleSource)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3625);
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6246);
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1831);
/* harmony import */ var _package_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4321);
// Module and component sources as the clients read them: registry, local or remote.




const DEFAULT_REGISTRIES = {
    terraform: knownHost('registry.terraform.io'),
    opentofu: knownHost('registry.opentofu.org')
};
const NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/;
const SYSTEM = /^[0-9a-z]{1,64}$/;
const NAME_RULE = 'must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix';
const SYSTEM_RULE = 'must be between one and 64 ASCII letters or digits';
// What differs between addresses of modules and of components, in the words of the clients. `reserved`:
// hosts whose addresses are Git repositories (registry-address module.go, component.go).
const RULES = {
    module: {
        parts: 3,
        count: 'either three or four slash-separated components',
        afterHost: 'three more components after the hostname: the namespace, the name, and the target system',
        reserved: ['github.com', 'bitbucket.org']
    },
    component: {
        parts: 2,
        count: 'either two or three slash-separated segments',
        afterHost: 'two more components after the hostname: the namespace and the name',
        reserved: ['github.com', 'bitbucket.org', 'gitlab.com']
    }
};
/** The registry of a source without a host. */
const defaultRegistry = (client) => DEFAULT_REGISTRIES[client];
/** Parses a hostname constant of this program. @throws Error if it is invalid */
function knownHost(text) {
    const host = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostname */ .Pv)(text);
    if (!host.ok)
        throw new Error(host.why);
    return host.value;
}
/**
 * Parses `source` as the client does: local first, then registry, then anything that go-getter detects
 * (Terraform moduleaddrs ParseModuleSource, OpenTofu addrs.ParseModuleSource). An almost correct
 * registry address is therefore remote, or rejected with an error that does not mention registries:
 * `parseRegistryModule` says why it is not a registry address.
 */
function parseModuleSource(text, client) {
    if (isLocalPath(text))
        return { kind: 'local' };
    const registry = parseRegistryModule(text, client);
    if (registry.ok)
        return registry.value;
    const remote = (0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePackageSource */ .Zy)(text, client);
    if (!remote.ok)
        return { kind: 'invalid', error: remote.why };
    return { kind: 'remote', ...remote.value };
}
/** Parses `source` where `version` is set, which only a registry can have: `[HOST/]NAMESPACE/NAME/SYSTEM[//DIRECTORY]`. */
function parseRegistryModule(text, client) {
    if (isLocalPath(text)) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`can't use local directory ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text)} as a module registry address`);
    }
    return parseRegistryAddress(text, 'module', client);
}
/** Parses a component address, `[HOST/]NAMESPACE/NAME[//DIRECTORY]`, which only Terraform has. */
const parseComponentSource = (text) => parseRegistryAddress(text, 'component', 'terraform');
function parseRegistryAddress(text, what, client) {
    const rules = RULES[what];
    const { address, subdirectory } = (0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__/* .splitSubdirectory */ .UQ)(text);
    if (subdirectory.startsWith('../'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)((0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(subdirectory, what));
    const parts = address.split('/');
    const hostImplied = parts.length === rules.parts;
    if (!hostImplied && parts.length !== rules.parts + 1) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`a ${what} registry source address must have ${rules.count}`);
    }
    const host = hostImplied ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)(defaultRegistry(client)) : readHost(parts.shift() ?? '', what);
    if (!host.ok)
        return host;
    const why = partsMistake(parts, what);
    if (why !== undefined)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(why);
    const [namespace = '', name = '', system = ''] = parts;
    const rest = { hostImplied, namespace, name, system, subdirectory };
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)({ kind: 'registry', host: host.value, ...rest });
}
/** Whether both clients read the source as a local directory. */
const isLocalPath = (text) => /^\.\.?[/\\]/.test(text);
function readHost(text, what) {
    const host = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostname */ .Pv)(text);
    if (!host.ok) {
        const why = `invalid ${what} registry hostname ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text)}`;
        if (!text.includes('--'))
            return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(why);
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`${why}; internationalized domain names must be given as direct unicode characters, not in punycode`);
    }
    if (!host.value.includes('.')) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`invalid ${what} registry hostname: must contain at least one dot`);
    }
    if (!RULES[what].reserved.includes(host.value))
        return host;
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`can't use ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(host.value)} as a ${what} registry host, because it's reserved for installing directly from version control repositories`);
}
function partsMistake([namespace = '', name = '', system], what) {
    if (!NAME.test(namespace)) {
        return namespace.includes('.')
            ? `source address must have ${RULES[what].afterHost}`
            : `invalid namespace ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(namespace)}: ${NAME_RULE}`;
    }
    const query = `${what} registry addresses may not include a query string portion`;
    if (!NAME.test(name)) {
        const isQuery = system === undefined && name.includes('?');
        return isQuery ? query : `invalid ${what} name ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(name)}: ${NAME_RULE}`;
    }
    if (system === undefined || SYSTEM.test(system))
        return undefined;
    return system.includes('?') ? query : `invalid target system ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(system)}: ${SYSTEM_RULE}`;
}


/***/ }),

/***/ 4321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UQ: () => (/* binding */ splitSubdirectory),
/* harmony export */   Zy: () => (/* binding */ parsePackageSource),
/* harmony export */   dr: () => (/* binding */ leadsOutside),
/* harmony export */   uE: () => (/* binding */ packageHostOf)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3625);
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6246);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4283);
/* harmony import */ var _go_url_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6979);
/* harmony import */ var _clients_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1064);
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1831);
// Module sources that are downloaded without a registry: Git, archives, S3, GCS, absolute paths.






/**
 * The parts of a source that is neither a local path nor a registry address (Terraform
 * moduleaddrs parseModuleSourceRemote, OpenTofu getmodules with go-getter's detectors). Nearly any text
 * with a colon is accepted. Rejected texts are mostly local paths without `./`.
 */
function parsePackageSource(text, client) {
    const { address, subdirectory } = splitSubdirectory(text);
    if (subdirectory.startsWith('../'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(leadsOutside(subdirectory));
    const detected = detect(address.toWellFormed(), client);
    if (!detected.ok)
        return detected;
    const { subdirectory: ofAddress, host } = detected.value;
    if (ofAddress === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .accept */ .J)({ subdirectory, host });
    const whole = cleanPath(`${ofAddress}/${subdirectory}`);
    if (!whole.startsWith('../'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .accept */ .J)({ subdirectory: whole, host });
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(`detected ${leadsOutside(whole)}`);
}
// All up to the path, where a source names a host: a URL, Git over SSH, a shorthand.
const WHOLE_HOST = /^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
/** The host of a package of which only the beginning is known; null where that does not have it. */
function packageHostOf(beginning, client) {
    const known = WHOLE_HOST.exec(beginning)?.[0];
    if (known === undefined)
        return null;
    const source = parsePackageSource(`${known}a/b`, client);
    return source.ok ? source.value.host : null;
}
/**
 * Splits off the subdirectory, which follows the first `//` after any `://` and before any `?`. The
 * query stays with the address (go-getter SourceDirSubdir).
 */
function splitSubdirectory(text) {
    const mark = text.indexOf('?');
    const path = mark < 0 ? text : text.slice(0, mark);
    const scheme = path.indexOf('://');
    const slashes = path.indexOf('//', scheme < 0 ? 0 : scheme + 3);
    if (slashes < 0)
        return { address: text, subdirectory: '' };
    const query = mark < 0 ? '' : text.slice(mark);
    const subdirectory = path.slice(slashes + 2);
    return {
        address: path.slice(0, slashes) + query,
        subdirectory: subdirectory === '' ? '' : cleanPath(subdirectory)
    };
}
/**
 * Go's `path.Clean`: no `.`, no doubled slashes, no trailing slash. The time of Node's `normalize` is
 * quadratic in the number of `..`.
 */
function cleanPath(path) {
    const isRooted = path.startsWith('/');
    const kept = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            kept.push(segment);
        else if (kept.length > 0 && kept.at(-1) !== '..')
            kept.pop();
        else if (!isRooted)
            kept.push(segment);
    }
    const joined = (isRooted ? '/' : '') + kept.join('/');
    return joined === '' ? '.' : joined;
}
const leadsOutside = (subdirectory, what = 'module') => `subdirectory path ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(subdirectory)} leads outside of the ${what} package`;
const at = (host) => (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .accept */ .J)({ subdirectory: '', host });
function detect(source, client) {
    const rest = /^[A-Za-z0-9]+::([^\n]+)$/.exec(source)?.[1] ?? source;
    const { address } = splitSubdirectory(rest);
    const plain = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(address);
    // Of a file URL, go-getter reads only the path.
    if (plain.ok && plain.value.scheme !== '')
        return at(plain.value.scheme === 'file' ? null : (0,_hostname_js__WEBPACK_IMPORTED_MODULE_4__/* .hostOfUrl */ .Pm)(plain.value));
    for (const detector of DETECTORS) {
        const detected = detector(address, client);
        if (detected !== undefined)
            return detected;
    }
    const what = client === 'terraform' ? 'address' : 'string';
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(`invalid source ${what}: ${source}`);
}
/** The result of a detector that makes a URL of the source. */
function checkUrl(text, what) {
    const url = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(text);
    return url.ok ? at((0,_hostname_js__WEBPACK_IMPORTED_MODULE_4__/* .hostOfUrl */ .Pm)(url.value)) : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(`error parsing ${what} URL: ${url.why}`);
}
const detectGitHub = (source) => {
    if (!source.startsWith('github.com/'))
        return undefined;
    const parts = source.replace(/\?.*$/s, '').split('/');
    if (parts.length < 3)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)('GitHub URLs should be github.com/username/repo');
    const url = checkUrl(`https://${parts.slice(0, 3).join('/')}`, 'GitHub');
    if (!url.ok || parts.length === 3)
        return url;
    // go-getter escapes the directory twice.
    const below = (0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .reescape */ .V$)(parts.slice(3).join('/').replaceAll('%', '%25'), 'path');
    if (!below.ok)
        return below;
    if (below.value === '')
        return url;
    const subdirectory = cleanPath(below.value).replaceAll('%', '%25');
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .accept */ .J)({ ...url.value, subdirectory });
};
// Both clients read `user@host:path` as Git over SSH, but only for the user `git`.
const detectGit = (source, client) => {
    const [, user, host, path] = /^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(source) ?? [];
    if (host === undefined || path === undefined)
        return undefined;
    const why = (0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .queryMistake */ .h0)(/\?(.*)$/s.exec(path)?.[1] ?? '');
    const whose = client === 'terraform' ? 'Git' : 'GitHub';
    if (why !== null)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(`error parsing ${whose} SSH URL: ${why}`);
    return user === 'git' ? at((0,_hostname_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableHost */ .$o)(host)) : undefined;
};
// OpenTofu asks Bitbucket's API whether it is Git, which is all that Bitbucket has had since 2020.
const detectBitbucket = (source) => source.startsWith('bitbucket.org/') ? checkUrl(`https://${source}`, 'BitBucket') : undefined;
const detectGcs = (source, client) => {
    const sign = client === 'terraform' ? 'googleapis.com/' : '.googleapis.com/';
    if (!source.includes(sign))
        return undefined;
    const parts = source.split('/');
    if (parts.length < 5)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)('URL is not a valid GCS URL');
    return checkUrl(`https://www.googleapis.com/storage/${parts.slice(2).join('/')}`, 'GCS');
};
const detectS3 = (source) => {
    if (!source.includes('.amazonaws.com/'))
        return undefined;
    const [host = '', ...path] = source.split('/');
    const place = s3Place(host.split('.'));
    if (place === undefined)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)('URL is not a valid S3 URL');
    return checkUrl(`https://${[place, ...path].join('/')}`, 'S3');
};
function s3Place(labels) {
    const [first = '', second = '', third = ''] = labels;
    if (labels.length === 3)
        return `${first}.amazonaws.com`;
    if (labels.length === 4)
        return `${second}.amazonaws.com/${first}`;
    return labels.length === 5 && second === 's3' ? `s3.${third}.amazonaws.com/${first}` : undefined;
}
const detectAbsolutePath = (source, client) => {
    if (source === '')
        return undefined;
    if (source.startsWith('/'))
        return at(null);
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(`${_clients_js__WEBPACK_IMPORTED_MODULE_3__/* .CLIENT_NAMES */ .bB[client]} cannot detect a supported external module source type for ${source}`);
};
// In the order of both clients; the last one recognizes everything else.
const DETECTORS = [
    detectGitHub,
    detectGit,
    detectBitbucket,
    detectGcs,
    detectS3,
    detectAbsolutePath
];


/***/ }),

/***/ 1022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseProviderSource),
/* harmony export */   s: () => (/* binding */ parseProviderPart)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3625);
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6246);
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1831);
/* harmony import */ var _idna_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1822);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5011);
// Provider addresses as the clients read them: from a registry, built in, or legacy.





const BUILTIN_HOSTS = {
    terraform: ['terraform.io'],
    opentofu: ['terraform.io', 'opentofu.org']
};
const DEFAULT_NAMESPACE = 'hashicorp';
const LEGACY_NAMESPACE = '-';
const FORMAT = 'Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"';
const TERRAFORM_PREFIX = { prefix: 'terraform-', whose: 'a Terraform', frequency: 'often' };
const OPENTOFU_PREFIX = { prefix: 'opentofu-', whose: 'an OpenTofu', frequency: 'sometimes' };
const REDUNDANT_PREFIXES = {
    terraform: [TERRAFORM_PREFIX],
    opentofu: [TERRAFORM_PREFIX, OPENTOFU_PREFIX]
};
/**
 * Parses `[HOST/][NAMESPACE/]TYPE` as the client does (registry-address ParseProviderSource). Unlike
 * in a module source, the host needs no dot, no host is reserved, and names become lower case.
 */
function parseProviderSource(text, client) {
    const parts = text.split('/');
    if (parts.length > 3 || parts.includes(''))
        return invalid(FORMAT);
    const [givenType = '', givenNamespace, givenHost] = parts.reverse();
    const type = parseProviderPart(givenType);
    if (!type.ok) {
        const what = `${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(givenType)} in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text)}`;
        return invalid(`Invalid provider type: Invalid provider type ${what}: ${type.why}"`);
    }
    const hostImplied = givenHost === undefined;
    const host = hostImplied ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)((0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultRegistry */ .Vm)(client)) : (0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostname */ .Pv)(givenHost);
    // The clients do not check the prefix of a type without a namespace.
    if (givenNamespace === undefined && host.ok) {
        const rest = { hostImplied, namespace: DEFAULT_NAMESPACE, type: type.value };
        return { kind: 'registry', host: host.value, ...rest };
    }
    const namespace = readNamespace(givenNamespace ?? '');
    // The clients print the result of the failed conversion, an empty string.
    const empty = `namespace "" in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text)}`;
    if (!namespace.ok) {
        return invalid(`Invalid provider namespace: Invalid provider ${empty}: ${namespace.why}"`);
    }
    if (!host.ok) {
        const what = `Invalid provider source hostname`;
        return invalid(`${what}: ${what} ${empty}: ${host.why}"`);
    }
    const address = { hostImplied, host: host.value, namespace: namespace.value, type: type.value };
    const error = addressMistake(address, client);
    return error === undefined ? { kind: kindOf(address, client), ...address } : invalid(error);
}
const invalid = (error) => ({ kind: 'invalid', error });
/** Normalizes one part of a provider address: a DNS label without dots or doubled dashes. */
function parseProviderPart(text) {
    if (/^[a-z0-9]+$/.test(text))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)(text);
    if (text === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('must have at least one character');
    if (text.includes('.'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('dots are not allowed');
    if (text.includes('--'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('cannot use multiple consecutive dashes');
    const label = (0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .lookupAscii */ .YE)(text);
    return label.ok
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeName */ .DI)(label.value))
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('must contain only letters, digits, and dashes, and may not use leading or trailing dashes');
}
const readNamespace = (text) => text === LEGACY_NAMESPACE ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)(text) : parseProviderPart(text);
function kindOf({ host, namespace }, client) {
    if (namespace === LEGACY_NAMESPACE)
        return 'legacy';
    return namespace === 'builtin' && BUILTIN_HOSTS[client].includes(host) ? 'builtin' : 'registry';
}
function addressMistake(address, client) {
    const registry = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultRegistry */ .Vm)(client);
    if (address.namespace === LEGACY_NAMESPACE && address.host !== registry) {
        return `Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${registry}.`;
    }
    const found = REDUNDANT_PREFIXES[client].find(({ prefix }) => address.type.startsWith(prefix));
    return found === undefined ? undefined : prefixMistake(address, found, client);
}
function prefixMistake(address, { prefix, whose, frequency }, client) {
    const whole = `${prefix}provider-`;
    const suggested = address.type.slice(whole.length);
    if (!address.type.startsWith(whole) || !parseProviderPart(suggested).ok) {
        return `Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(showProvider(address))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;
    }
    const better = showProvider({ ...address, type: suggested }, client);
    return `Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(showProvider(address, client))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whose.split(' ')[1]} providers, provider source strings should not include it.\n\nDid you mean ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(better)}?`;
}
// With `client`, its default host is left out.
const showProvider = ({ host, namespace, type }, client) => client !== undefined && host === (0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultRegistry */ .Vm)(client)
    ? `${namespace}/${type}`
    : `${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}/${namespace}/${type}`;


/***/ }),

/***/ 8999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ resolveServiceUrl)
/* harmony export */ });
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4283);
/* harmony import */ var _go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(630);
// Where a service is: the URL in a discovery document, read as the clients read it.


/**
 * parseURL of svchost disco/host.go. `documentUrl` is where the document was found, after redirects.
 * Only a relative value is resolved; the dot segments of an absolute one stay.
 */
function resolveServiceUrl(documentUrl, value) {
    const parsed = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(value);
    if (!parsed.ok)
        return { ...parsed, reason: 'syntax' };
    const isRelative = parsed.value.scheme === '';
    const url = isRelative ? (0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveReference */ .s)(documentUrl, parsed.value) : parsed.value;
    if (url.scheme !== 'http' && url.scheme !== 'https') {
        return { ok: false, reason: 'scheme', why: `unsupported scheme ${url.scheme}` };
    }
    // A relative value inherits the user info of a redirect's Location, and is then refused, too.
    if (url.user !== null) {
        const why = 'embedded username/password information is not permitted';
        return { ok: false, reason: 'user-info', why };
    }
    return { ok: true, value: { ...url, fragment: '' } };
}


/***/ }),

/***/ 9562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   D6: () => (/* binding */ isAsked),
/* harmony export */   M: () => (/* binding */ TFE_PROVIDER),
/* harmony export */   OA: () => (/* binding */ nearestId),
/* harmony export */   OZ: () => (/* binding */ CLOUD),
/* harmony export */   S3: () => (/* binding */ LOGIN),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   Tz: () => (/* binding */ nothingProvided),
/* harmony export */   e$: () => (/* binding */ MODULES),
/* harmony export */   oe: () => (/* binding */ parseServiceId),
/* harmony export */   p4: () => (/* binding */ hasPaths),
/* harmony export */   xq: () => (/* binding */ PROVIDERS)
/* harmony export */ });
/* unused harmony export isKnown */
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4948);
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3625);
/* harmony import */ var _service_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8999);
// The services of a discovery document: their ids, and how each client looks one up.



/** The ids that Terraform and OpenTofu look up. */
const MODULES = 'modules.v1';
const PROVIDERS = 'providers.v1';
const LOGIN = 'login.v1';
/** The `cloud` block. */
const CLOUD = 'tfe.v2';
/** The `remote` backend. */
const REMOTE = 'tfe.v2.1';
/** The provider `tfe`. */
const TFE_PROVIDER = 'tfe.v2.2';
// Clients append paths to the URLs of these services.
const WITH_PATHS = [MODULES, PROVIDERS, CLOUD, REMOTE, TFE_PROVIDER, 'state.v2'];
const WITHOUT_PATHS = [LOGIN, 'motd.v1', 'versions.v1', 'cloudplugin.v1', 'stacksplugin.v1'];
const nameOf = (id) => id.split('.', 1)[0] ?? '';
const isNamedIn = (ids, id) => ids.some((each) => nameOf(each) === nameOf(id));
/** Whether clients append paths to the URL of the service, in any version. */
const hasPaths = (id) => isNamedIn(WITH_PATHS, id);
const ASKED = new Set([...WITH_PATHS, ...WITHOUT_PATHS]);
/** Whether a client asks for this id. `state.v2` is for a variable that only tests set. */
const isAsked = (id) => id !== 'state.v2' && ASKED.has(id);
/** Whether a service of this name exists, in any version. */
const isKnown = (id) => hasPaths(id) || isNamedIn(WITHOUT_PATHS, id);
// The ids that a misspelled one may stand for.
const COMMON = [MODULES, PROVIDERS, LOGIN, CLOUD, REMOTE, TFE_PROVIDER, ...WITHOUT_PATHS];
/**
 * The id that was probably meant: one that differs in case, or in one letter of a name of five letters
 * or more. Null for an id that is known, or resembles none.
 */
function nearestId(id) {
    if (isKnown(id))
        return null;
    const plain = id.toLowerCase();
    const isNear = (known) => known === plain ||
        (known.slice(nameOf(known).length) === plain.slice(nameOf(plain).length) &&
            nameOf(known).length >= MIN_NAME &&
            isOneEditApart(nameOf(known), nameOf(plain)));
    return COMMON.find(isNear) ?? null;
}
const MIN_NAME = 5;
/** One letter is added, missing, another, or exchanged with the next one. */
function isOneEditApart(a, b) {
    let start = 0;
    while (start < a.length && a[start] === b[start])
        start += 1;
    const [restA, restB] = [a.slice(start), b.slice(start)];
    return (restA.slice(1) === restB ||
        restA === restB.slice(1) ||
        restA.slice(1) === restB.slice(1) ||
        (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]));
}
// What hashicorp/go-version accepts: an optional v, dotted numbers, a pre-release with or without its
// hyphen, and build metadata.
const IDENTIFIERS = String.raw `[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*`;
const PRE_RELEASE = String.raw `-\d[0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*|-?[A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*`;
const TERRAFORM_VERSION = new RegExp(String.raw `^v?(\d+(?:\.\d+)*)(?:${PRE_RELEASE})?(?:\+${IDENTIFIERS})?$`);
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_UINT64 = 2n ** 64n - 1n;
/**
 * Reads a service id as one client does before it looks into a document (svchost disco/host.go,
 * parseServiceID of both projects); `why` is that client's own text.
 */
function parseServiceId(id, client) {
    const dot = id.indexOf('.');
    if (dot < 0)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`invalid service ID format (i.e. service.vN): ${id}`);
    const name = id.slice(0, dot);
    const version = id.slice(dot + 1);
    switch (client) {
        case 'terraform': {
            const numbers = TERRAFORM_VERSION.exec(version)?.[1];
            const fits = numbers?.split('.').every((part) => isAtMost(part, MAX_INT64));
            return fits
                ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ name, version })
                : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`invalid service version: Malformed version: ${version}`);
        }
        case 'opentofu': {
            // Ids such as tfe.v2.1 are older than this rule: of tfe, only the major version is checked.
            const major = name === 'tfe' ? (version.split('.')[0] ?? '') : version;
            return /^v\d+$/.test(major) && isAtMost(major.slice(1), MAX_UINT64)
                ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ name, version })
                : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)('invalid service version: must be "v" followed by an integer major version number');
        }
    }
}
// A conversion to BigInt takes more than linear time, and an id may have a million digits.
const isAtMost = (digits, max) => digits.replace(/^0+/, '').length <= String(max).length && BigInt(digits) <= max;
/**
 * Looks one service up (svchost disco/host.go, ServiceURL and ServiceOAuthClient).
 * A value of the wrong type is its own outcome here, where the clients report a version.
 */
function lookUp(id, context) {
    const parsed = parseServiceId(id, context.client);
    if (!parsed.ok)
        return { kind: 'bad-id', why: parsed.why };
    const { name } = parsed.value;
    if (context.services === null)
        return { kind: 'missing', why: nothingProvided(name) };
    const offered = context.services.find((service) => service.id === id);
    if (offered !== undefined)
        return readValue(offered, parsed.value, context);
    return context.services.some((service) => service.id.startsWith(`${name}.`))
        ? { kind: 'version', why: noVersion(parsed.value, context) }
        : { kind: 'missing', why: `host ${context.display} does not provide a ${name} service` };
}
/** What the clients print where there is no document. */
const nothingProvided = (name) => `host does not provide a ${name} service`;
function readValue({ id, value, leftOut = 0 }, asked, context) {
    // The one service whose value is an object.
    if (id === LOGIN) {
        if ((0,_go_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
            return { kind: 'object', value, leftOut };
        const why = `service ${id} must be declared with an object value in the service discovery document`;
        return { kind: 'type', why, value };
    }
    if (typeof value !== 'string') {
        return { kind: 'type', why: noVersion(asked, context), value };
    }
    const url = (0,_service_url_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveServiceUrl */ .v)(context.documentUrl, value);
    if (url.ok)
        return { kind: 'url', url: url.value, value };
    const why = `failed to parse service URL: ${url.why}`;
    return { kind: 'bad-url', reason: url.reason, why, value };
}
/** What the clients print where a host has a service in other versions only. */
function noVersion({ name, version }, { client, display }) {
    // OpenTofu prints the number that it parsed, Terraform the text that it was given.
    const shown = client === 'terraform' ? version : BigInt(/\d+/.exec(version)?.[0] ?? 0);
    return `host ${display} does not support ${name} version ${shown}`;
}


/***/ }),

/***/ 241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nearMisses)
/* harmony export */ });
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1831);
// Finds variables whose names resemble the one for a host's token.

// Mistakes in TF_TOKEN_: the prefix of another program, the plural, lower case, a missing underscore.
const ANY_PREFIX = /^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
const PREFIX = 'TF_TOKEN_';
/**
 * The variables with a name similar to the host's, except those that are for the host itself or for
 * another of `hosts`.
 */
function nearMisses(variables, host, hosts) {
    const [write] = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenVariables */ .fK)(host);
    if (write === undefined)
        return [];
    return variables.flatMap((variable) => {
        const reached = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOfTokenVariable */ .$k)(variable);
        if (reached !== null && hosts.has(reached))
            return [];
        const why = explain(variable, reached, host);
        return why === null ? [] : [{ variable, why, write, isParent: isParent(reached, host) }];
    });
}
function explain(variable, reached, host) {
    const prefix = ANY_PREFIX.exec(variable)?.[0];
    if (prefix === undefined)
        return null;
    const rest = variable.slice(prefix.length);
    if (reached !== null && isParent(reached, host)) {
        return `it is for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(reached)} only: the clients do not use the tokens of parent domains`;
    }
    if (!spellings(host).some((spelling) => spelling === plain(rest)))
        return null;
    if (prefix !== PREFIX)
        return `it begins with ${prefix}, and the clients read only ${PREFIX}`;
    if (reached === null)
        return 'the clients cannot read a hostname from it and ignore it';
    return `the clients read it for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(reached)}${separators(rest, host)}`;
}
const isParent = (reached, host) => reached !== null && (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host).name.endsWith(`.${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(reached).name}`);
/** The letters and digits of a name with single underscores between them, equal for all spellings. */
const plain = (text) => text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
/** The host with its port and without, in ASCII and in Unicode. */
function spellings(host) {
    const { name } = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host);
    return [...new Set([host, name, (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(host)].map(plain))];
}
/** The rule for names that was missed, if it is clear. */
function separators(rest, host) {
    const { name, port } = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host);
    if (port !== 443 && !rest.includes(':'))
        return '; a port follows a colon';
    if (name.includes('-') && !rest.includes('-'))
        return '; a hyphen is written as two underscores';
    return '';
}


/***/ }),

/***/ 2713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ SHORTEST_HIDDEN),
/* harmony export */   o: () => (/* binding */ Token)
/* harmony export */ });
// A token, wrapped so that printing it shows nothing.
const SHOWN = '***';
/** A shorter token is part of ordinary words, so it is neither masked nor redacted. */
const SHORTEST_HIDDEN = 4;
/** The token for a host. */
class Token {
    #text;
    constructor(text) {
        this.#text = text;
    }
    /** The text of the token, only for the Authorization header, masks and redaction. */
    reveal() {
        return this.#text;
    }
    toString() {
        return SHOWN;
    }
    toJSON() {
        return SHOWN;
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return SHOWN;
    }
}


/***/ }),

/***/ 3592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   aq: () => (/* binding */ DOCS_URL),
/* harmony export */   xV: () => (/* binding */ ISSUES_URL),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
// The name and version of this program in reports and requests.
const VERSION = '0.1.0';
/** The User-Agent header of all requests. */
const USER_AGENT = `tf-disco-action/${VERSION}`;
const REPOSITORY = 'https://github.com/org/tf-disco-action';
/** The page of the problem codes; each code is an anchor. */
const DOCS_URL = `${REPOSITORY}/blob/v1/docs/problems.md`;
const ISSUES_URL = `${REPOSITORY}/issues`;


/***/ }),

/***/ 2730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t: () => (/* binding */ writeReportFiles)
});

// EXTERNAL MODULE: ./lib/files/failure.js
var failure = __nccwpck_require__(6309);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./lib/files/write-whole.js
// Writes a file completely or not at all, and only where its path says: no link of the workspace leads it out.



/**
 * Writes `pieces`, one after the other, to `path`, which is relative to `root` unless it is absolute. Missing
 * directories are created. The text goes to a temporary file in the same directory, which is then renamed: a
 * reader sees the old file or the new one, and a link at the path itself is replaced, not followed.
 * @throws Refused, an error of the system, or what `pieces` throws; nothing is left behind then
 */
function writeWhole(root, path, pieces) {
    const directory = provideDirectory((0,external_node_fs_.realpathSync)(root), path);
    const name = (0,external_node_path_.basename)(path);
    const aside = (0,external_node_path_.join)(directory, `.${name.slice(0, 60)}.${Math.random().toString(36).slice(2)}`);
    // `wx`: never writes into an existing file, nor through a link.
    const descriptor = (0,external_node_fs_.openSync)(aside, 'wx');
    try {
        try {
            for (const piece of pieces)
                (0,external_node_fs_.writeFileSync)(descriptor, piece);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        (0,external_node_fs_.renameSync)(aside, (0,external_node_path_.join)(directory, name));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(aside, { force: true });
        throw error;
    }
}
/**
 * The directory of a path as one without links, created if it is missing. Directories are entered and created
 * one by one: `mkdirSync` with `recursive` never returns for a path such as `/proc/1/x/y` (Node 18 to 24).
 */
function provideDirectory(root, path) {
    const target = (0,external_node_path_.resolve)(root, path);
    const isInside = isWithin(root, target);
    if (!isInside && !(0,external_node_path_.isAbsolute)(path)) {
        throw new failure/* Refused */.Lw(`it is outside ${root}; use an absolute path if that is intended`);
    }
    const start = isInside ? root : (0,external_node_path_.parse)(target).root;
    const names = (0,external_node_path_.relative)(start, (0,external_node_path_.dirname)(target)).split(external_node_path_.sep).filter(Boolean);
    return names.reduce((directory, name) => enter(directory, name, root), start);
}
/** Links are followed, except from inside `root` to outside of it. All paths but the name are without links. */
function enter(directory, name, root) {
    const path = (0,external_node_path_.join)(directory, name);
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
        provide(path);
    if (!(0,external_node_fs_.lstatSync)(path).isSymbolicLink())
        return path;
    const target = (0,external_node_fs_.realpathSync)(path);
    if (!isWithin(root, directory) || isWithin(root, target))
        return target;
    throw new failure/* Refused */.Lw(`the link ${(0,external_node_path_.relative)(root, path)} leads outside ${root}; remove it or choose another path`);
}
/** Another process may create it at the same time. */
function provide(directory) {
    try {
        (0,external_node_fs_.mkdirSync)(directory);
    }
    catch (error) {
        if (!(0,failure/* isSystemError */.Or)(error) || error.code !== 'EEXIST')
            throw error;
    }
}
function isWithin(directory, path) {
    const way = (0,external_node_path_.relative)(directory, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./lib/report/json.js + 1 modules
var json = __nccwpck_require__(7758);
// EXTERNAL MODULE: ./lib/judge/releases.js
var releases = __nccwpck_require__(997);
// EXTERNAL MODULE: ./lib/judge/verdict.js + 14 modules
var judge_verdict = __nccwpck_require__(8480);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __nccwpck_require__(4120);
// EXTERNAL MODULE: ./lib/report/pieces.js
var pieces = __nccwpck_require__(5955);
// EXTERNAL MODULE: ./lib/report/places.js
var report_places = __nccwpck_require__(8884);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __nccwpck_require__(8641);
;// CONCATENATED MODULE: ./lib/report/junit/suite.js
// One suite of JUnit XML: its cases, the findings of each, and escaping.




const MAX_MESSAGE = 500;
// A document can hold 100,000 bad services; the JSON report has all of them.
const MAX_FINDINGS = 20;
const MAX_NOTES = 100;
const MAX_PLACES = 6;
// Of the cases of a suite. A host has a case for each required service, files one for each file and code.
const MAX_SUITE_BYTES = 20e6;
// A message of its own maximal length with label and code fits.
const MAX_LINE = 1000;
/** The outcome of a case with these findings; the first is its message. */
function outcomeFor(kind, findings, context) {
    const [first] = findings;
    if (first === undefined)
        return { kind: 'passed' };
    const left = findings.length - 1;
    const more = left > 0 ? ` (and ${left} more)` : '';
    return {
        kind,
        type: first.problem.code,
        message: `${(0,safe_text/* visible */.RK)(first.problem.message, MAX_MESSAGE)}${more}`,
        lines: (0,phrases/* firstLines */.UV)(findings, MAX_FINDINGS, (finding) => linesOf(finding, context), moreFindings)
    };
}
/** Findings that fail no case, a line each. */
const noteLines = (findings) => (0,phrases/* firstLines */.UV)(findings, MAX_NOTES, noteLine, moreFindings);
function noteLine({ problem, severity, places, placesLeftOut }) {
    const at = (0,report_places/* showPlaces */.Ky)(places, 1, report_places/* showBecause */.eo, placesLeftOut);
    const message = (0,safe_text/* visible */.RK)(problem.message, MAX_MESSAGE);
    return `${severity}[${problem.code}] ${message}${at === '' ? '' : ` (${at})`}`;
}
const moreFindings = (more) => `and ${(0,phrases/* showCount */.px)(more, 'more finding')} in the JSON report`;
const moreCases = (more) => `and ${(0,phrases/* showCount */.px)(more, 'more case')}; the JSON report has their findings`;
/** Test reporters recognise a place such as `main.tf:12:7` in the text. */
function linesOf(finding, { docsUrl }) {
    const { problem, severity } = finding;
    const first = (0,report_places/* firstPlaceOf */.Xd)(finding);
    const facts = [
        ...(first === null ? [] : [['at', (0,report_places/* showPlace */.R3)(first)]]),
        ...(0,report_places/* findingFacts */.xi)(finding, MAX_MESSAGE, MAX_PLACES),
        ...(finding.isHostNew ? [['host', phrases/* NEW */.dy]] : []),
        ['see', `${docsUrl}#${problem.code}`]
    ];
    return [
        `${severity}[${problem.code}] ${(0,safe_text/* visible */.RK)(problem.message, MAX_MESSAGE)}`,
        ...facts.map(([label, text]) => `  ${label}: ${text}`)
    ];
}
/**
 * The order of elements suits both schemas in use, Jenkins' and Ant's. Ant's requires every attribute but
 * `skipped`, which it does not have, and the three elements around the cases.
 */
function renderSuite(suite, id, context) {
    const room = new pieces/* Room */.Wv(MAX_SUITE_BYTES);
    const rendered = [];
    for (const one of suite.cases) {
        const text = renderCase(one);
        if (!room.take(text))
            break;
        rendered.push(text);
    }
    const cases = suite.cases.slice(0, rendered.length);
    const left = suite.cases.length - cases.length + (suite.casesLeftOut ?? 0);
    const notes = [...suite.notes, ...(left > 0 ? [moreCases(left)] : [])];
    const count = (kind) => cases.filter(({ outcome }) => outcome.kind === kind).length;
    const skipped = count('skipped');
    const attributes = {
        name: named(suite.name),
        package: 'tf-disco',
        id,
        // The schema requires a host name; that of the machine is not disclosed.
        hostname: 'localhost',
        timestamp: context.startedAt.slice(0, 19),
        tests: cases.length,
        failures: count('failure'),
        errors: count('error'),
        ...(skipped === 0 ? {} : { skipped }),
        time: seconds(suite.timeMs)
    };
    const properties = [
        { name: 'version', value: context.version },
        { name: 'dialect', value: context.dialect.name },
        { name: 'clients', value: `${(0,phrases/* versionedClients */.QI)(context.dialect)} (${context.dialect.why})` },
        ...context.remarks.map((value) => ({ name: 'remark', value }))
    ].map((property) => xmlElement('property', property));
    const out = notes.map((line) => xmlText(line, MAX_LINE)).join('\n');
    const parts = [
        xmlElement('properties', {}, properties.join('')),
        ...rendered,
        xmlElement('system-out', {}, out),
        xmlElement('system-err', {})
    ];
    return xmlElement('testsuite', attributes, `\n${parts.join('\n')}\n`);
}
function renderCase({ classname, name, timeMs, outcome }) {
    const attributes = { name: named(name), classname: named(classname), time: seconds(timeMs) };
    return xmlElement('testcase', attributes, renderOutcome(outcome));
}
function renderOutcome(outcome) {
    switch (outcome.kind) {
        case 'passed':
            return '';
        case 'skipped':
            // The reason is text in Jenkins' schema and an attribute in others; most readers accept both.
            return xmlElement('skipped', {}, xmlText(outcome.message, MAX_MESSAGE));
        case 'failure':
        case 'error': {
            const { kind, type, message, lines } = outcome;
            const text = lines.map((line) => xmlText(line, MAX_LINE)).join('\n');
            return xmlElement(kind, { message, type }, text);
        }
    }
}
/** Readers need a name for each case. */
const named = (name) => (name.trim() === '' ? '(no name)' : name);
const seconds = (ms) => (ms / 1000).toFixed(3);
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;'
};
/**
 * For an element's text or an attribute: one line. Controls, lone surrogates and what else XML 1.0 cannot
 * hold (§2.2, Char) are none of the visible characters, and so are written as `<U+0000>`.
 */
const xmlText = (text, maxCharacters) => (0,safe_text/* logLine */.BP)((0,safe_text/* visible */.RK)(text, maxCharacters)).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
/** An element, its attributes in their order; `content` is finished XML. */
function xmlElement(name, attributes, content = '') {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${typeof value === 'number' ? value : xmlText(value)}"`);
    const head = `<${name}${written.join('')}`;
    return content === '' ? `${head}/>` : `${head}>${content}</${name}>`;
}

;// CONCATENATED MODULE: ./lib/report/junit/junit.js
// The verdict as JUnit XML: a suite per host, a case per required service.








// Test reporters read the whole file into memory.
const MAX_BYTES = 60e6;
// Of the suite of the files.
const MAX_CASES = 10_000;
/**
 * XML in pieces. A case fails with an error about its service or its host, and with a warning if `fail-on` is `warning`.
 * It is an `error` instead of a `failure` if discovery failed. JUnit has no warnings: other findings are
 * listed in the `system-out` of their suite. Findings in files are a suite of their own with a case for
 * each file and code, so that names stay the same when lines move. If suites do not fit, a last one says how
 * many.
 */
function* renderJunit(verdict, context, maxBytes = MAX_BYTES) {
    // With `fail-on: never` the check passes, but what is broken is not a passed test.
    const fails = ({ severity }) => severity === 'error' || (0,judge_verdict/* failsCheck */.k)(severity, context.failOn);
    // No totals on the root: Ant's schema has no attributes there.
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>';
    let id = 0;
    const render = (suite) => `\n${renderSuite(suite(), id++, context)}`;
    const left = yield* (0,pieces/* fitting */._Q)(suitesOf(verdict, fails, context), new pieces/* Room */.Wv(maxBytes), render);
    if (left > 0)
        yield render(() => leftOut(left));
    yield '\n</testsuites>\n';
}
/** Made one by one, since each takes as much memory as its text. */
const suitesOf = (verdict, fails, context) => [
    ...verdict.hosts.map((host) => () => hostSuite(host, fails, context)),
    ...(verdict.files.length === 0 && context.scan.files === 0
        ? []
        : [() => fileSuite(verdict, fails, context)])
];
const leftOut = (suites) => ({
    name: 'left out',
    cases: [],
    timeMs: 0,
    notes: [`and ${(0,phrases/* showCount */.px)(suites, 'more suite')}; the JSON report has their findings`]
});
function hostSuite(host, fails, context) {
    const { visit, findings } = host;
    const name = (0,hostname/* showHostname */.nx)(visit.host);
    const timeMs = (0,releases/* attemptsOf */.O)(visit).reduce((total, { timing }) => total + timing.totalMs, 0);
    const cases = hostCases(host, findings.filter(fails), context);
    return {
        name,
        // One visit decides all cases of a host, so each gets an equal share of its time.
        cases: cases.map((one) => ({ ...one, classname: name, timeMs: timeMs / cases.length })),
        timeMs,
        notes: noteLines(findings.filter((finding) => !fails(finding)))
    };
}
function hostCases(host, failing, context) {
    const { visit, requirements } = host;
    const { discovery } = visit.attempt;
    const kind = discovery.kind === 'failed' ? 'error' : 'failure';
    const required = new Set(requirements.map(({ service }) => service));
    const takesRest = required.has('any');
    const isRest = ({ service }) => service !== null && !required.has(service);
    const cases = requirements.map(({ service }) => {
        const own = failing.filter((finding) => finding.service === null ||
            finding.service === service ||
            (service === 'any' && isRest(finding)));
        const outcome = own.length === 0 && discovery.kind === 'skipped'
            ? { kind: 'skipped', message: discovery.problem.message }
            : outcomeFor(kind, own, context);
        return { name: (0,phrases/* showService */.DO)(service), outcome };
    });
    const rest = takesRest ? [] : failing.filter(isRest);
    if (rest.length === 0)
        return cases;
    return [...cases, { name: 'services not required', outcome: outcomeFor(kind, rest, context) }];
}
function fileSuite({ files }, fails, context) {
    const groups = Map.groupBy(files.filter(fails), (finding) => [finding.problem.code, (0,report_places/* firstPlaceOf */.Xd)(finding)?.file ?? ''].join(' '));
    const cases = [...groups.values()].slice(0, MAX_CASES).flatMap((group) => group.slice(0, 1).map((first) => ({
        classname: (0,safe_text/* visibleFile */.J7)((0,report_places/* firstPlaceOf */.Xd)(first)?.file ?? ''),
        name: (0,safe_text/* visible */.RK)(first.problem.code),
        timeMs: 0,
        outcome: outcomeFor('failure', group, context)
    })));
    const passed = {
        classname: 'files',
        name: 'all files',
        timeMs: context.scan.durationMs,
        outcome: { kind: 'passed' }
    };
    return {
        name: 'files',
        cases: cases.length === 0 ? [passed] : cases,
        casesLeftOut: groups.size - cases.length,
        timeMs: context.scan.durationMs,
        notes: noteLines(files.filter((finding) => !fails(finding)))
    };
}

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __nccwpck_require__(4000);
// EXTERNAL MODULE: ./lib/report/host-phrases.js
var host_phrases = __nccwpck_require__(1505);
// EXTERNAL MODULE: ./lib/report/measure.js
var measure = __nccwpck_require__(7574);
// EXTERNAL MODULE: ./lib/report/outcome.js
var report_outcome = __nccwpck_require__(5102);
;// CONCATENATED MODULE: ./lib/report/markdown/layout.js
// Tables as HTML, in which pipes need no escaping, and lists that end at a size limit.


/**
 * Cells are finished HTML without a line feed; an empty cell gets a dash. No line is blank, since a blank
 * line would end the HTML block. `right` has the numbers of the columns that are aligned to the right.
 */
function htmlTable(titles, rows, right = []) {
    const head = titles.map((title, index) => `<th align="${right.includes(index) ? 'right' : 'left'}">${title}</th>`);
    const lines = rows.map((cells) => {
        const row = titles.map((_, index) => `<td${right.includes(index) ? ' align="right"' : ''}>${cells[index] || '–'}</td>`);
        return `<tr>${row.join('')}</tr>`;
    });
    return ['<table>', `<tr>${head.join('')}</tr>`, ...lines, '</table>'].join('\n');
}
/** A host name as code that can break after its dots, since columns are narrow on a small screen. */
const breakableName = (name) => (0,safe_text/* markdownCode */.D9)(name).replaceAll('.', '.<wbr>');
/** The rendered items up to the first that does not fit; `markupBytes` are added around each. */
function leading(items, maxBytes, markupBytes, render) {
    const rendered = [];
    let bytes = 0;
    for (const item of items) {
        const next = render(item);
        bytes += (0,pieces/* bytesOf */.$$)([next].flat().join('')) + markupBytes;
        if (bytes > maxBytes)
            break;
        rendered.push(next);
    }
    return rendered;
}

;// CONCATENATED MODULE: ./lib/report/markdown/findings.js
// Findings in Markdown pages, for a host or file by file, as HTML without blank lines.





const findings_MAX_PLACES = 4;
const findings_MAX_MESSAGE = 700;
// The JSON report has all of them, and hosts need room on the page as well.
const MAX_IN_FILE = 8;
// The markup around a file.
const MARKUP_BYTES = 20;
const SEVERITY_EMOJI = {
    error: '❌',
    warning: '⚠️',
    notice: 'ℹ️'
};
/** As code without a link, since the commit is not known; it can break after slashes. */
function markdownBecause(because) {
    const shown = (0,safe_text/* htmlText */.js)((0,report_places/* showBecause */.eo)(because));
    return typeof because === 'string' ? shown : `<code>${shown.replaceAll('/', '/<wbr>')}</code>`;
}
/**
 * The first `most` findings, and how many more there are, as one quotation. Below the name of their file,
 * findings show only the line.
 */
function renderMarkdownFindings(findings, most, context, isUnderFile = false) {
    const show = (finding) => findingBlock(finding, context, isUnderFile);
    const showMore = (more) => `<p>and ${more} more in the JSON report</p>`;
    return ['<blockquote>', ...(0,phrases/* firstLines */.UV)(findings, most, show, showMore), '</blockquote>'];
}
function findingBlock(finding, { docsUrl }, isUnderFile) {
    const { affects, severity, problem } = finding;
    const { first, others, settings, leftOut } = (0,report_places/* originOf */.yv)(finding);
    const link = `<a href="${(0,safe_text/* htmlText */.js)(`${docsUrl}#${problem.code}`)}">${problem.code}</a>`;
    const line = isUnderFile && first !== null ? `Line ${first.line}: ` : '';
    const places = first === null ? [] : isUnderFile ? others : [first, ...others];
    const small = [
        ...(affects.length === 0 ? [] : [`Affects ${(0,phrases/* showClients */.SY)(affects)}.`]),
        ...(settings.length === 0 ? [] : [`Required by ${settings.map(markdownBecause).join(', ')}.`])
    ];
    return [
        `<p>${SEVERITY_EMOJI[severity]} <b>${line}${problem.title}</b> (${link})`,
        ...(places.length === 0
            ? []
            : [
                `<br>${isUnderFile ? 'also ' : ''}at ${(0,report_places/* showPlaces */.Ky)(places, findings_MAX_PLACES, markdownBecause, leftOut)}`
            ]),
        `<br>${(0,phrases/* capitalised */.Iu)((0,safe_text/* markdownProse */.h$)(problem.message, findings_MAX_MESSAGE))}`,
        ...(problem.help ? [`<br><b>Help:</b> ${(0,safe_text/* markdownProse */.h$)(problem.help, findings_MAX_MESSAGE)}`] : []),
        ...(small.length === 0 ? [] : [`<br><sub>${small.join(' ')}</sub>`]),
        '</p>'
    ].join('\n');
}
/** Findings in files as a `details` element of about `maxBytes` at most; closed if all are notices. */
function renderMarkdownFiles(findings, context, maxBytes) {
    const files = (0,report_places/* byFile */.y9)(findings);
    const others = (0,report_places/* withoutFile */.BQ)(findings);
    const worst = (0,report_outcome/* worstOf */.hm)(findings) ?? 'notice';
    const where = [
        ...(files.length === 0 ? [] : [`in ${(0,phrases/* showCount */.px)((0,report_places/* countFiles */.Dc)(findings), 'file')}`]),
        ...(others.length === 0 ? [] : [`about ${(0,report_places/* subjectOf */.et)(others)}`])
    ];
    const shown = leading(files, maxBytes, MARKUP_BYTES, ([file, group]) => [
        `<p><b>${(0,safe_text/* markdownCode */.D9)((0,safe_text/* visibleFile */.J7)(file))}</b></p>`,
        ...renderMarkdownFindings(group, MAX_IN_FILE, context, true)
    ]);
    const left = files.length - shown.length;
    return [
        `<details${worst === 'notice' ? '' : ' open'}>`,
        `<summary>${SEVERITY_EMOJI[worst]} <b>${(0,phrases/* showCount */.px)(findings.length, 'finding')} ${where.join(' and ')}</b></summary>`,
        ...shown.flat(),
        ...(others.length === 0 ? [] : renderMarkdownFindings(others, MAX_IN_FILE, context)),
        ...(left > 0 ? [`<p>and ${(0,phrases/* showCount */.px)(left, 'more file')} in the JSON report</p>`] : []),
        '</details>'
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __nccwpck_require__(1064);
;// CONCATENATED MODULE: ./lib/report/markdown/host.js
// The section of one host in Markdown pages, as HTML without blank lines.









// An escaped character has up to six bytes; these limits keep one host under 250 KB.
const host_MAX_FINDINGS = 10;
const MAX_SERVICES = 20;
const OUTCOME_SIGNS = {
    fails: '❌',
    unchecked: '❌',
    warns: '⚠️',
    skipped: '⚪',
    works: '✅'
};
const CLIENT_OUTCOMES = ['fails', 'warns', 'works'];
const FORMAT = {
    value: safe_text/* markdownCode */.D9,
    prose: safe_text/* markdownProse */.h$,
    because: markdownBecause
};
/** A `details` element, open if the host has errors or warnings. */
function renderMarkdownHost(host, context) {
    const outcome = (0,report_outcome/* outcomeOf */.sG)(host);
    const name = (0,safe_text/* markdownCode */.D9)((0,hostname/* showHostname */.nx)(host.visit.host));
    const lines = evidence(host, context);
    const { findings } = host;
    return [
        `<details${(0,report_outcome/* isWrong */.cG)(host) ? ' open' : ''}>`,
        `<summary>${OUTCOME_SIGNS[outcome]} <b>${name}</b> ${report_outcome/* OUTCOME_WORDS */.nx[outcome]}${host.isNew ? ` (${phrases/* NEW */.dy})` : ''}</summary>`,
        ...(findings.length === 0 ? [] : renderMarkdownFindings(findings, host_MAX_FINDINGS, context)),
        ...((0,report_outcome/* isWrong */.cG)(host) && !(0,report_outcome/* isSkipped */.JR)(host) ? folded(host, lines) : lines),
        '</details>'
    ].join('\n');
}
/** Below open findings, the evidence is closed. */
function folded({ visit }, lines) {
    const { hops, timing } = visit.attempt;
    const size = `${(0,phrases/* showCount */.px)(hops.length, 'request')}, ${(0,measure/* showDuration */.kJ)(timing.totalMs)}`;
    return ['<details>', `<summary>Details (${size})</summary>`, ...lines, '</details>'];
}
function evidence(host, context) {
    const { hops, certificates } = host.visit.attempt;
    return [
        factTable(host, context),
        ...(host.services.length === 0 ? [] : [serviceTable(host)]),
        ...(hops.length === 0 ? [] : [hopTable(hops)]),
        ...(certificates.length === 0 ? [] : [certificateTable(certificates, context)])
    ];
}
function factTable(host, context) {
    const facts = [
        (0,host_phrases/* requiredFact */.se)(host, context, FORMAT),
        ...((0,report_outcome/* isSkipped */.JR)(host)
            ? []
            : [
                { label: 'clients', texts: clientTexts(host) },
                ...(0,host_phrases/* responseFacts */.Zc)(host, FORMAT),
                ...(0,host_phrases/* configurationFacts */.o7)(host, FORMAT)
            ])
    ];
    const rows = facts.flatMap(({ label, texts }) => texts.length === 0
        ? []
        : [`<tr><td><b>${(0,phrases/* capitalised */.Iu)(label)}</b></td><td>${texts.join('<br>')}</td></tr>`]);
    return ['<table>', ...rows, '</table>'].join('\n');
}
const clientTexts = ({ clients }) => CLIENT_OUTCOMES.flatMap((outcome) => {
    const names = protocol_clients/* ALL_CLIENTS */.zK.filter((client) => clients[client] === outcome);
    const list = names.map((client) => protocol_clients/* CLIENT_NAMES */.bB[client]).join(', ');
    return names.length === 0 ? [] : [`${OUTCOME_SIGNS[outcome]} ${list}`];
});
function serviceTable({ services, servicesLeftOut, servicesFrom }) {
    const rows = services
        .slice(0, MAX_SERVICES)
        .map((service) => [(0,safe_text/* markdownCode */.D9)(service.id, host_phrases/* MAX_WORDS */.tN), serviceText(service)]);
    const more = services.length - rows.length + servicesLeftOut;
    const last = more > 0 ? [[`and ${more} more`, 'in the JSON report']] : [];
    const title = servicesFrom === null ? 'URL' : `URL, from the host block at ${markdownBecause(servicesFrom)}`;
    return htmlTable(['Service', title], [...rows, ...last]);
}
function serviceText(service) {
    switch (service.kind) {
        case 'url':
            return (0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(service.url));
        case 'login': {
            const { client, authz, token, ports } = service.login;
            return [
                `authz ${(0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(authz ?? 'none'))}`,
                `token ${(0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(token ?? 'none'))}`,
                `client ${(0,safe_text/* markdownCode */.D9)(client, host_phrases/* MAX_WORDS */.tN)}, ports ${ports.join(' to ')}`
            ].join('<br>');
        }
        case 'problem':
            return `❌ ${service.problem.code}`;
    }
}
function hopTable(hops) {
    const rows = hops.map((hop, index) => {
        const through = hop.proxy === null ? '' : `through ${(0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(hop.proxy))}`;
        const status = hop.status === null
            ? 'no response'
            : `${hop.status} ${(0,safe_text/* markdownProse */.h$)(hop.reason, host_phrases/* MAX_WORDS */.tN)}`.trim();
        return [
            String(index + 1),
            (0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(hop.url)),
            hop.mediaType === null ? status : `${status}<br>${(0,safe_text/* markdownCode */.D9)(hop.mediaType, host_phrases/* MAX_WORDS */.tN)}`,
            (0,phrases/* showAuthorization */.Rk)(hop.authorization),
            hop.address === null ? through : (0,safe_text/* markdownCode */.D9)(hop.address, host_phrases/* MAX_WORDS */.tN),
            (0,measure/* showDuration */.kJ)(hop.ms).replace(' ', '&nbsp;')
        ];
    });
    return htmlTable(['Hop', 'Request', 'Response', 'Token', 'Address', 'Time'], rows, [0, 5]);
}
function certificateTable(certificates, context) {
    const rows = certificates.map(({ host, subject, issuer, expires }) => [
        (0,safe_text/* markdownCode */.D9)(host, host_phrases/* MAX_WORDS */.tN),
        (0,safe_text/* markdownProse */.h$)((0,measure/* showExpiry */.nO)(expires, context.startedAt)),
        (0,safe_text/* markdownCode */.D9)(subject, host_phrases/* MAX_WORDS */.tN),
        (0,safe_text/* markdownCode */.D9)(issuer, host_phrases/* MAX_WORDS */.tN)
    ]);
    return htmlTable(['TLS certificate', 'Valid until', 'Subject', 'Issuer'], rows);
}

;// CONCATENATED MODULE: ./lib/report/markdown/page.js
// The job summary, and the body that comment and issue share: a table of hosts, findings in files, each host.












// GitHub rejects a step summary above 1 MiB as a whole, and other tools may write to the same file.
const MAX_SUMMARY_BYTES = 900_000;
// Shares of a page: the table comes first, but must leave room for the details of what is wrong.
const TABLE_SHARE = 2 / 3;
const FILES_SHARE = 1 / 6;
// Reserved for the sentences that say what was left out.
const OMITTED_BYTES = 1500;
// Tags around the cells of a row.
const page_MARKUP_BYTES = 80;
const page_MAX_FINDINGS = 3;
const MAX_ID = 60;
const MAX_HELP = 700;
const MAX_NAME = 100;
const COMMIT_DIGITS = 7;
/** The job summary, of at most 900,000 bytes. */
const renderMarkdown = (verdict, context) => renderMarkdownPage(verdict, context, {
    head: `## ${headlineOf(verdict)}\n\n${aboutOf(verdict, context)}`,
    foot: `<sub>tf-disco ${(0,safe_text/* htmlText */.js)(context.version)}, started ${(0,safe_text/* htmlText */.js)((0,measure/* showMinute */.QN)(context.startedAt))}</sub>`,
    maxBytes: MAX_SUMMARY_BYTES
});
/**
 * GitHub-flavoured Markdown of at most `maxBytes`. What does not fit is left out from the end: hosts are in
 * order from worst to best, and details are left out before rows. The page says how much was left out.
 */
function renderMarkdownPage(verdict, context, { head, foot, maxBytes }) {
    const hosts = (0,report_outcome/* worstFirst */.md)(verdict.hosts);
    const whole = maxBytes - OMITTED_BYTES - (0,pieces/* bytesOf */.$$)(head + foot);
    const rows = leading(hosts, whole * TABLE_SHARE, page_MARKUP_BYTES, rowOf);
    const table = rows.length === 0 ? '' : htmlTable(['Host', 'Result', 'Details'], rows);
    const files = verdict.files.length === 0
        ? ''
        : renderMarkdownFiles(verdict.files, context, whole * FILES_SHARE);
    const left = whole - (0,pieces/* bytesOf */.$$)(table + files);
    const checked = hosts.filter((host) => !(0,report_outcome/* isUnchecked */.b)(host));
    const details = leading(checked, left, page_MARKUP_BYTES, (host) => renderMarkdownHost(host, context));
    const parts = [
        head,
        table,
        omitted('rows', hosts.slice(rows.length)),
        uncheckedText(verdict),
        files,
        ...details,
        omitted('details', checked.slice(details.length)),
        foot
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** `❌ 1 of 3 registry hosts failed`. */
const headlineOf = (verdict) => `${signOf(verdict)} ${(0,phrases/* capitalised */.Iu)((0,report_outcome/* sentenceOf */.$N)(verdict))}`;
/** One sign for the whole: a check that passed may still have warnings. */
function signOf(verdict) {
    const anyWrong = verdict.findings.some(({ severity }) => severity !== 'notice');
    const works = verdict.hosts.length === 0 ? 'skipped' : 'works';
    return OUTCOME_SIGNS[verdict.passed ? (anyWrong ? 'warns' : works) : 'fails'];
}
/** How the verdict was reached, what was scanned, and remarks, as a paragraph of HTML. */
function aboutOf(verdict, context) {
    const clauses = (0,report_outcome/* notesOf */.h$)(verdict, context);
    return `<p>${clauses.map((clause) => `${(0,phrases/* capitalised */.Iu)((0,safe_text/* markdownProse */.h$)(clause))}.`).join('<br>')}</p>`;
}
/** `x.yml, job checks, at 0123456`, the first part a link to the run. */
function originLink({ url, workflow, job, commit }) {
    const file = workflow.split('/').at(-1) ?? '';
    const link = `<a href="${htmlText(url)}">${markdownCode(file === '' ? 'this run' : file, MAX_NAME)}</a>`;
    return [
        link,
        ...(job === '' ? [] : [`job ${markdownCode(job, MAX_NAME)}`]),
        ...(commit === '' ? [] : [`commit ${markdownCode(commit.slice(0, COMMIT_DIGITS))}`])
    ].join(', ');
}
/** The rows of these hosts have no details, since the cause and the help are the same. */
function uncheckedText({ hosts, stopped }) {
    const unchecked = hosts.filter(report_outcome/* isUnchecked */.b);
    if (stopped === null || unchecked.length === 0)
        return '';
    const help = unchecked[0]?.findings[0]?.problem.help;
    const sentences = [
        `${(0,phrases/* showCount */.px)(unchecked.length, 'host')} not checked: ${(0,brief/* describeStop */.Cw)(stopped)}`,
        ...(help === undefined ? [] : [`Help: ${help}`])
    ];
    return `<p>${sentences.map((text) => `${(0,safe_text/* markdownProse */.h$)(text, MAX_HELP)}.`).join('<br>')}</p>`;
}
function rowOf(host) {
    const outcome = (0,report_outcome/* outcomeOf */.sG)(host);
    const lines = (0,report_places/* usedAt */.Nu)(host).length;
    const notes = [
        ...(lines === 0 ? [] : [`used in ${(0,phrases/* showCount */.px)(lines, 'place')}`]),
        ...(host.isNew ? [phrases/* NEW */.dy] : [])
    ];
    const used = notes.length === 0 ? '' : `<br><sub>${notes.join(', ')}</sub>`;
    return [
        `<b>${breakableName((0,hostname/* showHostname */.nx)(host.visit.host))}</b>${used}`,
        `${OUTCOME_SIGNS[outcome]}&nbsp;${report_outcome/* OUTCOME_WORDS */.nx[outcome]}`,
        foundTexts(host).join('<br>')
    ];
}
function foundTexts(host) {
    if ((0,report_outcome/* isUnchecked */.b)(host))
        return [];
    const worst = (0,report_outcome/* worstFindings */.QK)(host);
    const { discovery } = host.visit.attempt;
    if (worst.length === 0) {
        return [discovery.kind === 'skipped' ? discovery.problem.title : (0,host_phrases/* servicesPhrase */.Yj)(host, FORMAT)];
    }
    return (0,phrases/* firstLines */.UV)(worst, page_MAX_FINDINGS, foundText);
}
const foundText = ({ problem, service }) => `${problem.title}${service === null ? '' : `: ${(0,safe_text/* markdownCode */.D9)(service, MAX_ID)}`}`;
const omitted = (what, hosts) => hosts.length === 0
    ? ''
    : `<p>The ${what} of ${(0,phrases/* showCount */.px)(hosts.length, 'host')} (${(0,report_outcome/* countOutcomes */.XF)(hosts)}) were left out because the page would be too long. The JSON report has them.</p>`;

// EXTERNAL MODULE: ./lib/report/json-pieces.js
var json_pieces = __nccwpck_require__(2704);
;// CONCATENATED MODULE: ./lib/report/sarif/places.js
// SARIF locations and message texts: a region of a file by its URI, or a host by its name.

/** The root of the repository; GitHub knows this name, which CodeQL writes. */
const ROOT = '%SRCROOT%';
/** A file, not the whole checkout, which cannot be shown in a file. */
const isFilePlace = ({ file }) => file !== '' && file !== '.';
/**
 * GitHub requires all four numbers of a region. Columns are those of `columnKind`; the end is exclusive.
 * U+FFFD replaces what is not Unicode in the name of a file, since a URI cannot hold it.
 */
const physicalOf = ({ file, line, column, endColumn }) => ({
    artifactLocation: {
        uri: file.toWellFormed().split('/').map(encodeURIComponent).join('/'),
        uriBaseId: ROOT
    },
    region: {
        startLine: line,
        startColumn: column,
        endLine: line,
        endColumn: Math.max(column, endColumn)
    }
});
/** The host, or one service of it. */
const logicalOf = (host, service) => ({
    kind: 'resource',
    name: (0,safe_text/* visible */.RK)(service ?? host),
    fullyQualifiedName: (0,safe_text/* visible */.RK)(service === null ? host : `${host}/${service}`)
});
/**
 * Text for a message: one line, visible, bounded. Braces are doubled, since they enclose placeholders (SARIF
 * 2.1.0 §3.11.5). If there is a square bracket, brackets and backslashes are escaped, so that the text is
 * not read as an embedded link (§3.11.6).
 */
function messageText(text, maxCharacters) {
    const shown = (0,safe_text/* visible */.RK)(text, maxCharacters).replace(/[{}]/g, '$&$&');
    return /[[\]]/.test(shown) ? escapeLinks(shown) : shown;
}
/** An embedded link to the related location with this number. */
const linkTo = (text, id) => `[${escapeLinks((0,safe_text/* visible */.RK)(text).replace(/[{}]/g, '$&$&'))}](${id})`;
const escapeLinks = (text) => text.replace(/[[\]\\]/g, '\\$&');

// EXTERNAL MODULE: ./lib/problems/catalogue.js
var catalogue = __nccwpck_require__(709);
;// CONCATENATED MODULE: ./lib/report/sarif/rules.js
// The problem codes as SARIF rules: title, severity, affected clients, category.


const SARIF_LEVELS = {
    error: 'error',
    warning: 'warning',
    notice: 'note'
};
const FAMILIES = {
    block: 'configuration',
    credentials: 'credentials',
    file: 'configuration',
    host: 'outage',
    nothing: 'configuration',
    proxy: 'outage',
    source: 'configuration'
};
const EXCEPTIONS = {
    'document-incomplete': 'outage',
    'document-status': 'outage',
    'host-dotless-module': 'registry',
    'host-generic': 'configuration',
    'host-idn-module': 'registry',
    'host-invalid': 'configuration',
    'host-missing': 'configuration',
    'host-not-allowed': 'policy',
    'host-private-redirect': 'registry'
};
const categoryOf = (code) => EXCEPTIONS[code] ?? FAMILIES[code.split('-')[0] ?? ''] ?? 'registry';
const allCodes = () => Object.keys((0,catalogue/* problemFacts */.t)());
/** The index of a code in `sarifRules`. */
const ruleIndexOf = (code) => allCodes().indexOf(code);
/**
 * All codes, with or without findings: GitHub expects the same rules in every upload of a tool (docs,
 * "Understanding rules and results"). Each code is an anchor on the page `docsUrl`.
 */
const sarifRules = (docsUrl) => allCodes().map((code) => ruleOf(code, docsUrl));
// GitHub sorts alerts by these (docs, reportingDescriptor object).
const PROBLEM_SEVERITIES = {
    error: 'error',
    warning: 'warning',
    notice: 'recommendation'
};
function ruleOf(code, docsUrl) {
    const { title, severity, affects } = (0,catalogue/* problemFacts */.t)()[code];
    const page = `${docsUrl}#${code}`;
    // A finding can affect fewer clients than its rule.
    const clients = affects.length === 0 ? '' : ` It can affect ${(0,phrases/* showClients */.SY)(affects)}.`;
    const category = categoryOf(code);
    return {
        id: code,
        name: code.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase()),
        shortDescription: { text: title },
        fullDescription: { text: `${title}.${clients}` },
        help: {
            text: `${title}.${clients} Cause, client output and fixes: ${page}`,
            markdown: `**${title}.**${clients}\n\n[Cause, client output and fixes](${page})`
        },
        helpUri: page,
        defaultConfiguration: { level: SARIF_LEVELS[severity] },
        properties: {
            category,
            tags: ['terraform', 'opentofu', 'service-discovery', category],
            precision: category === 'outage' ? 'medium' : 'high',
            'problem.severity': PROBLEM_SEVERITIES[severity]
        }
    };
}

;// CONCATENATED MODULE: ./lib/report/sarif/sarif.js
// The verdict as SARIF 2.1.0, for code scanning and editors.







// GitHub shows 5,000 results of a run and refuses a file with more than 25,000 (docs, "SARIF support").
const MAX_RESULTS = 5000;
// GitHub accepts 10 MB after compression; results compress to a tenth or less.
const MAX_RESULT_BYTES = 50e6;
// GitHub accepts 100 locations of a result, but 5,000 results with 100 each would be 100 MB.
const MAX_RELATED = 20;
const MAX_LINKS = 3;
// GitHub ignores notifications; this is a limit for people.
const MAX_NOTIFICATIONS = 1000;
const MAX_TEXT = 500;
// Of the members of the run.
const MARGIN = ' '.repeat(6);
/**
 * One run with a rule per code and a result per finding at its first place; other places are related
 * locations.
 *
 * GitHub rejects a whole file for one result without a place in a file ("expected at least one location"),
 * so a finding without one, such as about a host that only the settings name, becomes a notification of the
 * invocation. Of more results than GitHub accepts, the worst are kept, and a notification says how many.
 * The text is in pieces, indented by two spaces.
 */
function* renderSarif(verdict, context) {
    const placed = verdict.findings.filter((finding) => placeOf(finding) !== null);
    const other = verdict.findings.filter((finding) => placeOf(finding) === null);
    const shown = placed.slice(0, MAX_RESULTS);
    const notified = other.slice(0, MAX_NOTIFICATIONS);
    const fingerprintOf = fingerprinter();
    const member = (name, value) => (0,json_pieces/* jsonMember */.Z4)(name, value, MARGIN);
    const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
    yield `{\n  "$schema": "${schema}",\n  "version": "2.1.0",\n  "runs": [\n    {\n`;
    yield `${MARGIN}"tool": ${(0,json_pieces/* jsonValue */.IL)({ driver: driverOf(context) }, MARGIN)}`;
    yield member('columnKind', 'unicodeCodePoints');
    yield member('originalUriBaseIds', {
        [ROOT]: { description: { text: 'the root of the repository' } }
    });
    const room = { maxBytes: MAX_RESULT_BYTES, margin: MARGIN };
    const left = yield* (0,json_pieces/* jsonList */.Rr)('results', shown, room, (finding) => resultOf(finding, fingerprintOf(finding)));
    const results = shown.length - left;
    // After the results, of which they say how many there are.
    yield member('invocations', [invocationOf(verdict, context, notified, results)]);
    yield member('properties', {
        passed: verdict.passed,
        findings: verdict.findings.length,
        resultsLeftOut: placed.length - results,
        notificationsLeftOut: other.length - notified.length
    });
    yield '\n    }\n  ]\n}\n';
}
/** Where a finding is shown; null if it is not in a file. */
function placeOf(finding) {
    const first = (0,report_places/* firstPlaceOf */.Xd)(finding);
    return first !== null && isFilePlace(first) ? first : null;
}
const driverOf = ({ version, docsUrl }) => ({
    name: 'tf-disco',
    version,
    semanticVersion: version,
    informationUri: docsUrl,
    rules: sarifRules(docsUrl)
});
function invocationOf(verdict, context, notified, results) {
    const { startedAt, durationMs } = context;
    const remarks = context.remarks.map((text) => ({
        level: 'note',
        message: { text: `${messageText(text)}.` }
    }));
    const leftOut = leftOutOf(verdict.findings.length, results + notified.length);
    return {
        // Findings are results of a check that ran.
        executionSuccessful: verdict.stopped === null,
        exitCode: exitCodeOf(verdict),
        startTimeUtc: startedAt,
        endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
        toolExecutionNotifications: [...leftOut, ...remarks, ...notified.map(notificationOf)]
    };
}
/** A deadline is a setting; a signal or a crash is not part of the check. */
const exitCodeOf = ({ passed, stopped }) => {
    if (stopped !== null && stopped.kind !== 'deadline')
        return 3;
    return passed ? 0 : 1;
};
function leftOutOf(findings, kept) {
    if (kept === findings)
        return [];
    const text = `${kept} of ${(0,phrases/* showCount */.px)(findings, 'finding')} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`;
    return [{ level: 'warning', message: { text } }];
}
/**
 * A finding without a place. A notification with level `error` means that the run itself failed (SARIF
 * 2.1.0 §3.58.6), so the level is at most `warning`, and the severity is a property.
 */
function notificationOf(finding) {
    const { host, service, problem, severity } = finding;
    return {
        level: severity === 'notice' ? 'note' : 'warning',
        message: { text: sentencesOf(finding) },
        associatedRule: { id: problem.code, index: ruleIndexOf(problem.code) },
        ...(host === null ? {} : { locations: [{ logicalLocations: [logicalOf(host, service)] }] }),
        properties: propertiesOf(finding)
    };
}
function resultOf(finding, fingerprint) {
    const { host, service, problem, severity } = finding;
    const { first, others, leftOut } = (0,report_places/* originOf */.yv)(finding);
    const related = others.filter(isFilePlace).slice(0, MAX_RELATED);
    const logical = host === null ? {} : { logicalLocations: [logicalOf(host, service)] };
    return {
        ruleId: problem.code,
        ruleIndex: ruleIndexOf(problem.code),
        level: SARIF_LEVELS[severity],
        message: { text: `${sentencesOf(finding)}${linksOf(others.length + leftOut, related)}` },
        locations: first === null ? [] : [{ physicalLocation: physicalOf(first), ...logical }],
        ...(related.length === 0 ? {} : { relatedLocations: related.map(relatedOf) }),
        partialFingerprints: { 'tfDiscoFinding/v1': fingerprint },
        properties: {
            ...propertiesOf(finding),
            relatedLeftOut: others.length + leftOut - related.length
        }
    };
}
/** In lists, GitHub shows only the first sentence. */
function sentencesOf({ problem, isHostNew }) {
    const help = problem.help ? ` Help: ${messageText(problem.help, MAX_TEXT)}.` : '';
    return `${messageText(problem.message, MAX_TEXT)}.${help}${isHostNew ? ` The host is ${phrases/* NEW */.dy}.` : ''}`;
}
/** GitHub shows related locations only through links in the message. */
function linksOf(others, related) {
    if (related.length === 0)
        return '';
    const links = related.slice(0, MAX_LINKS).map((place, at) => linkTo((0,report_places/* showPlace */.R3)(place), at + 1));
    const more = others - links.length;
    return ` Also at ${links.join(', ')}${more > 0 ? ` and ${(0,phrases/* showCount */.px)(more, 'more place')}` : ''}.`;
}
const relatedOf = (place, at) => ({
    id: at + 1,
    physicalLocation: physicalOf(place)
});
const propertiesOf = ({ host, service, problem, severity, affects, ...finding }) => ({
    category: categoryOf(problem.code),
    severity,
    host: host === null ? null : (0,safe_text/* visible */.RK)((0,hostname/* showHostname */.nx)(host)),
    service: service === null ? null : (0,safe_text/* visible */.RK)(service),
    affects,
    places: finding.places.length + (finding.placesLeftOut ?? 0),
    ...(finding.isHostNew ? { new: true } : {})
});
/**
 * Identifies a finding across runs in which lines moved: by code, host, service and file, and for findings
 * about files also by the message, which quotes the wrong text. Equal ones are numbered.
 *
 * It is not `primaryLocationLineHash`, which GitHub uses: the upload Action computes that from the file and
 * warns about any other value (github/codeql-action#4052).
 */
function fingerprinter() {
    const seen = new Map();
    return (finding) => {
        const { host, service, problem } = finding;
        const quotes = host === null && !problem.code.startsWith('file-');
        const text = quotes ? (0,safe_text/* visible */.RK)(problem.message) : '';
        const file = (0,report_places/* firstPlaceOf */.Xd)(finding)?.file ?? '';
        const base = [problem.code, host ?? '', (0,safe_text/* visible */.RK)(service ?? ''), file, text].join('|');
        const number = (seen.get(base) ?? 0) + 1;
        seen.set(base, number);
        return `${base}|${number}`;
    };
}

;// CONCATENATED MODULE: ./lib/report-files.js
// Writes the report files, each completely or not at all.








/**
 * Writes every report file, relative to `directory`. Returns one warning for each file that could not be
 * written; warnings do not change the verdict.
 */
function writeReportFiles(files, report, directory) {
    return files.flatMap(({ path, format }) => {
        try {
            writeWhole(directory, path, (0,pieces/* inChunks */.mk)(render(format, report)));
            return [];
        }
        catch (error) {
            return [`the report ${(0,safe_text/* visible */.RK)(path)} was not written: ${(0,safe_text/* visible */.RK)((0,failure/* reasonOf */.A3)(error))}`];
        }
    });
}
function render(format, { verdict, context }) {
    switch (format) {
        case 'json':
            return (0,json/* renderJson */.h)(verdict, context);
        case 'sarif':
            return renderSarif(verdict, context);
        case 'junit':
            return renderJunit(verdict, context);
        case 'markdown':
            return [renderMarkdown(verdict, context)];
    }
}


/***/ }),

/***/ 1505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ showLooks),
/* harmony export */   Yj: () => (/* binding */ servicesPhrase),
/* harmony export */   Zc: () => (/* binding */ responseFacts),
/* harmony export */   o7: () => (/* binding */ configurationFacts),
/* harmony export */   se: () => (/* binding */ requiredFact),
/* harmony export */   tN: () => (/* binding */ MAX_WORDS)
/* harmony export */ });
/* unused harmony export lookLines */
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7574);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4120);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8884);
// What text and Markdown both say about a host: requirements, response, tokens, host blocks.



// A reason phrase or a name has a few words.
const MAX_WORDS = 120;
const MAX_REQUIRED = 20;
const MAX_SERVICES = 6;
/** Required services, with the clients where only some of those in force need a service. */
function requiredFact({ requirements }, { dialect }, format) {
    const texts = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLines */ .UV)(requirements, MAX_REQUIRED, ({ service, clients, because }) => {
        const id = service === 'any' ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showService */ .DO)(service) : format.value((0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showService */ .DO)(service), MAX_WORDS);
        const isForAll = dialect.clients.every((client) => clients.includes(client));
        const needing = isForAll ? '' : ` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .andClients */ .wO)(clients)}`;
        return `${id}${needing} (${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showRequiring */ .Yx)(because, format.because)})`;
    });
    return { label: 'required', texts };
}
/** How the wrong document begins, how long the request took, and what failed before a retry. */
function responseFacts({ visit }, format) {
    const { timing, discovery } = visit.attempt;
    const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null;
    const phases = (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .phasesOf */ .I$)(timing).map(([name, ms]) => `${name} ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(ms)}`);
    const before = visit.earlier.map((attempt) => {
        const { kind } = attempt.discovery;
        const seen = kind === 'failed' ? attempt.discovery.problem.code : kind;
        return `${seen} after ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(attempt.timing.totalMs)}`;
    });
    const body = excerpt === null ? [] : [format.value(excerpt.replace(/\s+/gu, ' ').trim())];
    const source = visit.credentials?.hasToken ? [format.prose(visit.credentials.source)] : [];
    return [
        { label: 'body', texts: body },
        { label: 'timing', texts: [phases.join(', ')] },
        { label: 'retried', texts: before },
        { label: 'token from', texts: source }
    ];
}
/** What the machine has configured for the host. */
const configurationFacts = (host, format) => [
    {
        label: 'credentials',
        texts: hasTokenTrouble(host) ? lookLines(host.visit.looks, format.prose) : []
    },
    { label: 'host block', texts: hostBlockTexts(host.visit).map((text) => format.prose(text)) }
];
/** The services of a host that works, and how long discovery took or which host block they are from. */
function servicesPhrase({ visit, services, servicesLeftOut, servicesFrom }, format) {
    const ids = services.map(({ id }) => format.value(id, MAX_WORDS));
    const from = servicesFrom === null
        ? (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(visit.attempt.timing.totalMs)
        : `host block at ${format.because(servicesFrom)}`;
    return `${ids.length === 0 ? 'no services' : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showSome */ .K4)(ids, MAX_SERVICES, servicesLeftOut)} (${from})`;
}
function showLooks(looks) {
    const groups = Map.groupBy(looks, (each) => JSON.stringify(each.looks.map(shownLook)));
    return [...groups.values()].map((group) => ({
        clients: group.map(({ client }) => client),
        looks: group[0]?.looks.map(shownLook) ?? []
    }));
}
const HELD_WORDS = {
    nothing: 'no entry',
    'a token': 'a token',
    'an empty token': 'an empty token',
    'no token': 'an entry without a token',
    'not asked': 'not run',
    'not read': 'turned off'
};
const shownLook = ({ source, held, counts }) => ({
    source,
    held: `${HELD_WORDS[held]}${counts ? (held === 'no token' ? ' (ends the search)' : ' (used)') : ''}`
});
/** One line for each source; the clients are named where they differ. `show` makes a source safe. */
function lookLines(looks, show) {
    const groups = showLooks(looks);
    return groups.flatMap(({ clients, looks: own }) => own.map(({ source, held }) => {
        const by = groups.length > 1 ? `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .andClients */ .wO)(clients)}: ` : '';
        return `${by}${show(source)}: ${held}`;
    }));
}
/** Where clients looked for a token is shown only when a finding is about tokens. */
const hasTokenTrouble = ({ findings }) => findings.some(({ problem: { code } }) => /^credentials-|^document-unauthorized$/.test(code));
/** `~/.terraformrc:3, for Terraform`: one text for each `host` block that replaces the document. */
function hostBlockTexts({ forced }) {
    const blocks = Map.groupBy(forced, ({ place }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showBecause */ .eo)(place));
    return [...blocks].map(([place, group]) => `${place}, for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .andClients */ .wO)(group.map(({ client }) => client))}`);
}


/***/ }),

/***/ 2704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ jsonValue),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   Z4: () => (/* binding */ jsonMember)
/* harmony export */ });
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5955);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8641);
// Pieces of JSON, indented by two spaces, whose long lists are written item by item.


/** A member that follows another one; `margin` is the indentation of both. */
const jsonMember = (name, value, margin, replace) => `,\n${margin}"${name}": ${jsonValue(value, margin, replace)}`;
/** A value without the indentation of its first line. */
const jsonValue = (value, margin, replace) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(JSON.stringify(value, replace, 2).replaceAll('\n', `\n${margin}`));
/** A member whose items fit into `maxBytes`. Returns how many do not. */
function* jsonList(name, items, { maxBytes, margin, replace }, convert) {
    if (items.length === 0) {
        yield jsonMember(name, [], margin);
        return 0;
    }
    const inner = `${margin}  `;
    yield `,\n${margin}"${name}": [`;
    const render = (item) => `\n${inner}${jsonValue(convert(item), inner, replace)}`;
    const left = yield* (0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .fitting */ ._Q)(items, new _pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .Room */ .Wv(maxBytes), render, ',');
    yield `\n${margin}]`;
    return left;
}


/***/ }),

/***/ 7758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ renderJson)
});

// EXTERNAL MODULE: ./lib/judge/releases.js
var releases = __nccwpck_require__(997);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __nccwpck_require__(4000);
// EXTERNAL MODULE: ./lib/problems/problem.js
var problem = __nccwpck_require__(5799);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/report/json-pieces.js
var json_pieces = __nccwpck_require__(2704);
// EXTERNAL MODULE: ./lib/report/pieces.js
var pieces = __nccwpck_require__(5955);
;// CONCATENATED MODULE: ./lib/report/json-places.js

/** Of lists that together exceed `budget` bytes, the longest lose most. */
function sharing(lists, budget) {
    const costs = new Map();
    for (const each of lists) {
        if (!costs.has(each))
            costs.set(each, each.reduce((sum, one) => sum + costOf(one), 0));
    }
    const share = (0,pieces/* fairShare */._3)(lists.map((each) => costs.get(each) ?? 0), budget);
    return (each) => {
        const kept = (0,pieces/* within */.ux)(each, share, costOf);
        return { kept: kept.map(becauseOf), left: each.length - kept.length };
    };
}
// The names of a place's properties, its numbers, and the indentation.
const PLACE_BYTES = 140;
// `\u202e` for one character.
const ESCAPE_BYTES = 6;
function costOf(because) {
    if (typeof because === 'string')
        return PLACE_BYTES;
    const { file } = because;
    return PLACE_BYTES + file.length * (/^[ -~]*$/.test(file) ? 1 : ESCAPE_BYTES);
}
const becauseOf = (because) => typeof because === 'string' ? because : placeOf(because);
/** Only these properties of a place belong to the report. */
const placeOf = ({ file, line, column, endColumn }) => ({
    file,
    line,
    column,
    endColumn
});
/** The member that says how many items of a list are not there; none where all are. */
const leftOut = (name, count) => count > 0 ? { [`${name}LeftOut`]: count } : {};

// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __nccwpck_require__(8641);
;// CONCATENATED MODULE: ./lib/report/json.js
// The verdict as the JSON report that docs/report.schema.json describes.







const SCHEMA_VERSION = 1;
// The whole is below 64 MB, which every JSON parser reads. 1,000 hosts take 2 MB, and 100,000 places 17 MB.
const MAX_BYTES = { hosts: 32e6, becauseLists: 20e6, findings: 30e6, placeLists: 12e6 };
// No path, and nothing that a client uses, is longer.
const MAX_STRING = 4096;
const MARGIN = '  ';
/**
 * JSON in pieces, indented by two spaces, with a line feed at the end. Programs compare values, so ordinary
 * ones are not shortened; of what exceeds the limits, the report says how much was left out. URLs have no
 * user info, query or fragment.
 */
function* renderJson(verdict, context, limits = MAX_BYTES) {
    const { usages, ...scan } = context.scan;
    const { hosts, findings, passed, ignored, stopped } = verdict;
    const becauseLists = hosts.flatMap(({ requirements }) => requirements.map((each) => each.because));
    const because = sharing(becauseLists, limits.becauseLists);
    const places = sharing(findings.map((finding) => finding.places), limits.placeLists);
    const { remarks } = context;
    yield* [
        `{\n  "schemaVersion": ${SCHEMA_VERSION}`,
        member('passed', passed),
        // Absent from a complete report, as from those of earlier versions.
        ...(stopped === null ? [] : [member('stopped', (0,brief/* describeStop */.Cw)(stopped))]),
        member('dialect', context.dialect.name),
        member('clientDetection', detectionOf(context.dialect)),
        member('startedAt', context.startedAt),
        member('durationMs', context.durationMs),
        member('counts', severityCounts(verdict))
    ];
    yield* list('hosts', hosts, limits.hosts, (host) => hostOf(host, because));
    yield* list('findings', findings, limits.findings, (finding) => findingOf(finding, places));
    yield* [
        member('ignored', ignored),
        member('usages', usages),
        ...(remarks.length === 0 ? [] : [member('remarks', remarks)]),
        member('scan', scan),
        '\n}\n'
    ];
}
const member = (name, value) => (0,json_pieces/* jsonMember */.Z4)(name, value, MARGIN, shortened);
const shortened = (_, value) => typeof value === 'string' ? (0,brief/* brief */.dh)(value, MAX_STRING) : value;
/** A list as far as it fits; then the number of the items that do not. */
function* list(name, items, maxBytes, convert) {
    const left = yield* (0,json_pieces/* jsonList */.Rr)(name, items, { maxBytes, margin: MARGIN, replace: shortened }, convert);
    if (left > 0)
        yield member(`${name}LeftOut`, left);
}
const severityCounts = ({ findings }) => Object.fromEntries(problem/* SEVERITIES */.oC.map((severity) => [
    `${severity}s`,
    findings.filter((finding) => finding.severity === severity).length
]));
// Of hundreds of pieces of evidence, the first ones are enough to find the reason.
const MAX_EVIDENCE = 20;
const detectionOf = ({ clients, versions, releases, isGuess, why, evidence }) => ({
    clients,
    assumed: isGuess ?? false,
    why,
    versions: Object.entries(versions).map(([client, version]) => ({ client, version })),
    releases: releases.map(({ name }) => name),
    evidence: evidence.slice(0, MAX_EVIDENCE).map(({ client, version, level, text, place }) => ({
        client,
        version,
        kind: level,
        text,
        ...placeOf(place)
    })),
    ...leftOut('evidence', evidence.length - MAX_EVIDENCE)
});
function hostOf(host, share) {
    const { visit, requirements, services, servicesLeftOut, servicesFrom, clients, isNew } = host;
    const { discovery, hops, timing, certificates } = visit.attempt;
    return {
        host: visit.host,
        display: (0,hostname/* showHostname */.nx)(visit.host),
        discovery: discovery.kind,
        documentUrl: documentUrlOf(discovery),
        hops: hops.map(hopOf),
        // From entries, since a service can be named __proto__.
        services: Object.fromEntries(services.map((service) => [service.id, serviceOf(service)])),
        ...(servicesLeftOut > 0 ? { servicesLeftOut } : {}),
        servicesFrom: servicesFrom === null ? null : becauseOf(servicesFrom),
        hostBlocks: visit.forced.map(({ client, place }) => ({ client, place: becauseOf(place) })),
        required: requirements.map(({ service, clients: needing, because }) => {
            const { kept, left } = share(because);
            return { service, clients: needing, because: kept, ...leftOut('because', left) };
        }),
        credentials: visit.credentials?.hasToken ? visit.credentials.source : null,
        looks: visit.looks.map(({ client, looks }) => ({ client, looks: looks.map(lookOf) })),
        attempts: (0,releases/* attemptsOf */.O)(visit).length,
        timingMs: timingOf(timing),
        certificates,
        clients,
        // Known only with `changed-only`.
        ...(isNew ? { new: true } : {})
    };
}
const documentUrlOf = (discovery) => discovery.kind === 'found' || discovery.kind === 'absent' ? (0,safe_text/* bareUrl */.cq)(discovery.url) : null;
const lookOf = ({ source, held, counts }) => ({ source, held, counts });
const hopOf = ({ url, status, reason, mediaType, authorization, address, proxy, ms }) => ({
    url: (0,safe_text/* bareUrl */.cq)(url),
    status,
    reason,
    mediaType,
    authorization,
    address,
    proxy: proxy === null ? null : (0,safe_text/* bareUrl */.cq)(proxy),
    ms
});
function serviceOf(service) {
    switch (service.kind) {
        case 'url':
            return { url: (0,safe_text/* bareUrl */.cq)(service.url) };
        case 'login':
            return {
                login: loginOf(service.login),
                ...(service.leftOut > 0 ? { elementsLeftOut: service.leftOut } : {})
            };
        case 'problem':
            return { problem: problemOf(service.problem) };
    }
}
const loginOf = ({ client, grantTypes, authz, token, ports, scopes }) => ({
    client,
    grantTypes,
    authz: authz === null ? null : (0,safe_text/* bareUrl */.cq)(authz),
    token: token === null ? null : (0,safe_text/* bareUrl */.cq)(token),
    ports,
    scopes
});
const problemOf = ({ code, message, help }) => ({ code, message, help: help ?? null });
const timingOf = ({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }) => ({
    lookup: lookupMs,
    connect: connectMs,
    tls: tlsMs,
    firstByte: firstByteMs,
    total: totalMs
});
function findingOf(finding, share) {
    const { problem, severity, host, service, places, placesLeftOut = 0, affects } = finding;
    const { kept, left } = share(places);
    return {
        code: problem.code,
        severity,
        host,
        service,
        message: problem.message,
        help: problem.help ?? null,
        places: kept,
        ...leftOut('places', placesLeftOut + left),
        affects
    };
}


/***/ }),

/***/ 7574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ phasesOf),
/* harmony export */   QN: () => (/* binding */ showMinute),
/* harmony export */   kJ: () => (/* binding */ showDuration),
/* harmony export */   nO: () => (/* binding */ showExpiry),
/* harmony export */   tY: () => (/* binding */ showSize)
/* harmony export */ });
/* unused harmony export showSpan */
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4120);

const DAY_MS = 86_400_000;
/** Whole milliseconds, then seconds with one digit, then minutes and seconds. */
function showDuration(ms) {
    const whole = Math.round(ms);
    if (whole < 1000)
        return `${whole} ms`;
    if (whole < 59_950)
        return `${(whole / 1000).toFixed(1)} s`;
    const seconds = Math.round(whole / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Bytes up to 999, then kB and MB (powers of 1000) with one digit. */
function showSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
/** The phases that happened, in order. */
function phasesOf(timing) {
    const phases = [
        ['DNS', timing.lookupMs],
        ['connect', timing.connectMs],
        ['TLS', timing.tlsMs],
        ['first byte', timing.firstByteMs],
        ['total', timing.totalMs]
    ];
    return phases.flatMap(([name, ms]) => (ms === null ? [] : [[name, ms]]));
}
const MINUTE_MS = 60_000;
/** `2 days 3 h`, `3 h 20 min`, `20 min`: the time between two ISO 8601 times. */
function showSpan(from, to) {
    const ms = Date.parse(to) - Date.parse(from);
    if (!(ms >= MINUTE_MS))
        return 'less than a minute';
    const minutes = Math.floor(ms / MINUTE_MS);
    const parts = [
        { count: Math.floor(minutes / 1440), unit: minutes >= 2880 ? 'days' : 'day' },
        { count: Math.floor((minutes % 1440) / 60), unit: 'h' },
        { count: minutes % 60, unit: 'min' }
    ];
    // The minutes of an outage of days do not matter.
    const first = parts.findIndex(({ count: number }) => number > 0);
    return parts
        .slice(first, first + 2)
        .filter(({ count: number }) => number > 0)
        .map(({ count: number, unit }) => `${number} ${unit}`)
        .join(' ');
}
/** `2026-11-20 12:00 UTC` of an ISO 8601 time in UTC. */
const showMinute = (time) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
/** `2026-12-01 (in 11 days)`, relative to `now`; both ISO 8601, UTC. */
function showExpiry(expires, now) {
    const days = (Date.parse(expires) - Date.parse(now)) / DAY_MS;
    if (Number.isNaN(days))
        return expires;
    const whole = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .showCount */ .px)(Math.floor(Math.abs(days)), 'day');
    const isWithinDay = Math.abs(days) < 1;
    const past = isWithinDay ? 'within the last day' : `${whole} ago`;
    const future = isWithinDay ? 'in less than a day' : `in ${whole}`;
    return `${expires.slice(0, 10)} (${days < 0 ? past : future})`;
}


/***/ }),

/***/ 5102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   QK: () => (/* binding */ worstFindings),
/* harmony export */   XF: () => (/* binding */ countOutcomes),
/* harmony export */   b: () => (/* binding */ isUnchecked),
/* harmony export */   cG: () => (/* binding */ isWrong),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* unused harmony exports scanSentenceOf, countsOf */
/* harmony import */ var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4000);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5799);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7574);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4120);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8884);
// What a verdict comes to: results of hosts, sentences and counts that all output formats share.





/** The outcome as people read it, after the name of the host. */
const OUTCOME_WORDS = {
    fails: 'failed',
    unchecked: 'not checked',
    warns: 'has warnings',
    skipped: 'skipped',
    works: 'passed'
};
const WORST_FIRST = ['fails', 'unchecked', 'warns', 'skipped', 'works'];
function outcomeOf(host) {
    if (isUnchecked(host))
        return 'unchecked';
    const worst = worstOf(host.findings);
    if (worst === 'error')
        return 'fails';
    if (worst === 'warning')
        return 'warns';
    return isSkipped(host) ? 'skipped' : 'works';
}
/** Whether the host needs attention; its details are then shown in full. */
const isWrong = (host) => ['fails', 'warns'].includes(outcomeOf(host));
/** The host was not contacted. */
const isSkipped = ({ visit }) => visit.attempt.discovery.kind === 'skipped';
/** The check ended before there was a result. */
const isUnchecked = ({ visit: { attempt } }) => attempt.discovery.kind === 'skipped' && attempt.discovery.problem.code === 'host-not-checked';
/** The hosts by outcome, worst first; otherwise in their own order. */
function worstFirst(hosts) {
    return WORST_FIRST.flatMap((outcome) => hosts.filter((host) => outcomeOf(host) === outcome));
}
/** The worst severity of some findings; null where there is none. */
const worstOf = (findings) => _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
/** The findings that the line about a host names: its errors, else its warnings. */
function worstFindings({ findings }) {
    const worst = worstOf(findings);
    return worst === 'notice' ? [] : findings.filter(({ severity }) => severity === worst);
}
/** `3 passed, 1 with warnings`: how many hosts have each outcome. */
function countOutcomes(hosts) {
    const counts = Map.groupBy(hosts, outcomeOf);
    return WORST_FIRST.flatMap((outcome) => {
        const count = counts.get(outcome)?.length ?? 0;
        const words = outcome === 'warns' ? 'with warnings' : OUTCOME_WORDS[outcome];
        return count === 0 ? [] : [`${count} ${words}`];
    }).join(', ');
}
/**
 * One sentence about all hosts and files, without text from outside. What fails the check comes first;
 * where the sentence does not show whether the check passed, it says so.
 */
function sentenceOf({ hosts, files, findings, passed, stopped }) {
    const others = files.filter((finding) => !isNothing(finding));
    const ofHosts = others.length < files.length ? ['nothing to check'] : hostClauses(hosts);
    const clauses = [ofHosts, fileClauses(others)];
    const isFilesFault = worstOf(others) === 'error' && !hosts.some((host) => outcomeOf(host) === 'fails');
    const sentence = (isFilesFault ? clauses.toReversed() : clauses).flat().join(', ');
    const hasErrors = worstOf(findings) === 'error';
    if (stopped !== null)
        return `${sentence} (${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .describeStop */ .Cw)(stopped)})`;
    if (passed && hasErrors)
        return `${sentence} (the check passes: fail-on is never)`;
    return passed || hasErrors ? sentence : `${sentence} (the check fails: fail-on is warning)`;
}
/** With hostnames, the finding is only a warning, and hosts are checked. */
const isNothing = ({ problem, severity }) => problem.code === 'nothing-to-check' && severity === 'error';
const NOT_ALLOWED = 'not allowed';
function hostClauses(hosts) {
    const total = hosts.length;
    if (total === 0)
        return ['no registry hosts to check'];
    const outcomes = hosts.filter((host) => !isSkipped(host)).map(outcomeOf);
    const unchecked = hosts.filter(isUnchecked).length;
    const [checked, skipped] = [outcomes.length, total - outcomes.length];
    const failed = outcomes.filter((outcome) => outcome === 'fails').length;
    const warned = outcomes.filter((outcome) => outcome === 'warns').length;
    const refused = hosts.filter((host) => isSkipped(host) && outcomeOf(host) === 'fails').length;
    const bad = [
        { count: failed, words: OUTCOME_WORDS.fails },
        { count: refused, words: NOT_ALLOWED },
        { count: unchecked, words: OUTCOME_WORDS.unchecked }
    ];
    const good = [
        { count: checked - failed, words: OUTCOME_WORDS.works },
        { count: skipped - refused - unchecked, words: OUTCOME_WORDS.skipped }
    ];
    const isBad = failed + refused + unchecked > 0;
    // The first clause says of how many hosts, the others only how many.
    const [first, ...others] = (isBad ? bad : good).filter(({ count }) => count > 0);
    const isState = first?.words === NOT_ALLOWED || first?.words === OUTCOME_WORDS.unchecked;
    const be = !isState ? '' : first.count === 1 ? 'is ' : 'are ';
    return [
        `${ofTotal(first?.count ?? 0, total)} ${be}${first?.words}`,
        ...others.map(({ count, words }) => `${count} ${words}`),
        ...(warned === 0 ? [] : [warnedClause(warned, total, isBad)])
    ];
}
function warnedClause(warned, total, isBad) {
    return total === 1 ? 'with warnings' : `${warned} ${isBad ? 'more ' : ''}with warnings`;
}
function ofTotal(count, total) {
    if (total === 1)
        return '1 registry host';
    return count === total ? `all ${total} registry hosts` : `${count} of ${total} registry hosts`;
}
/** Nothing for notices, which need no action. */
function fileClauses(findings) {
    const worst = worstOf(findings);
    if (worst === null || worst === 'notice')
        return [];
    const count = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .countFiles */ .Dc)(findings.filter(({ severity }) => severity === worst));
    const others = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutFile */ .BQ)(findings);
    return [
        ...(count === 0 ? [] : [`${worst}s in ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .showCount */ .px)(count, 'file')}`]),
        ...(worstOf(others) === worst ? [`${worst}s in the ${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectOf */ .et)(others)}`] : [])
    ];
}
/** What was read and found: `scanned 12 files (3.4 kB) in 5 ms: …`; null when scanning was off. */
function scanSentenceOf({ hosts }, scan) {
    const { files, bytes, usages, durationMs } = scan;
    if (files === 0 && durationMs === 0)
        return null;
    if (files === 0)
        return 'found no Terraform or OpenTofu files';
    const named = hosts.filter(_places_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsed */ .Qz).length;
    const found = named === 0
        ? 'no registry host is used'
        : `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .showCount */ .px)(usages, 'usage')} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .showCount */ .px)(named, 'registry host')}`;
    return `scanned ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .showCount */ .px)(files, 'file')} (${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .showSize */ .tY)(bytes)}) in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .showDuration */ .kJ)(durationMs)}: ${found}`;
}
/** How the verdict was reached, what was scanned, and remarks, each a clause. */
function notesOf(verdict, context) {
    const { dialect, durationMs, scan, remarks } = context;
    const scanned = scanSentenceOf(verdict, scan);
    // Without hosts and files, no client was looked for.
    const isForAny = verdict.hosts.length === 0 && scan.files === 0;
    const clients = isForAny ? '' : ` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .versionedClients */ .QI)(dialect)} (${dialect.why})`;
    return [
        `${countsOf(verdict)}; checked in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .showDuration */ .kJ)(durationMs)}${clients}`,
        ...(scanned === null ? [] : [scanned]),
        ...remarks
    ];
}
/** Findings by severity, and how many `ignore` removed. */
function countsOf({ findings, ignored }) {
    const counts = _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.flatMap((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length === 0 ? [] : [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .showCount */ .px)(length, severity)];
    });
    const found = counts.length === 0 ? 'no findings' : counts.join(', ');
    return ignored > 0 ? `${found}, ${ignored} ignored` : found;
}


/***/ }),

/***/ 4120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ showService),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   K4: () => (/* binding */ showSome),
/* harmony export */   QI: () => (/* binding */ versionedClients),
/* harmony export */   Rk: () => (/* binding */ showAuthorization),
/* harmony export */   SY: () => (/* binding */ showClients),
/* harmony export */   UV: () => (/* binding */ firstLines),
/* harmony export */   dy: () => (/* binding */ NEW),
/* harmony export */   px: () => (/* binding */ showCount),
/* harmony export */   q9: () => (/* binding */ firstRemarks),
/* harmony export */   wO: () => (/* binding */ andClients)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);

/** Says that a host is new, after its name or after `the host is`. */
const NEW = 'new in this pull request';
const showCount = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const capitalised = (text) => text.replace(/^./u, (first) => first.toUpperCase());
/** At most `most` of the items, and how many more there are, of which `leftOut` are not among the items. */
function showSome(items, most, leftOut = 0) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length + leftOut;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
/** The lines of at most `most` items, then one that says how many more there are. */
function firstLines(items, most, show, showMore = (more) => `and ${more} more`) {
    const more = items.length - most;
    return [...items.slice(0, most).flatMap(show), ...(more > 0 ? [showMore(more)] : [])];
}
// Each directory with plugins of its own has a remark.
const MAX_REMARKS = 50;
/** The remarks that every output format shows, and how many more there are. */
const firstRemarks = (remarks) => firstLines(remarks, MAX_REMARKS, (remark) => remark, (more) => `and ${showCount(more, 'more remark')}`);
const showClients = (clients) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK.every((client) => clients.includes(client))
    ? 'all clients'
    : clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(', ');
const andClients = (clients) => clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(' and ');
/** `Terraform 1.9.8 and OpenTofu`: the checked clients, each with its version if one is known. */
const versionedClients = ({ clients, versions }) => clients.map((client) => [_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client], versions[client]].join(' ').trim()).join(' and ');
/** The requirement `any` is not a service id. */
const showService = (service) => service === 'any' ? 'any service' : service;
/** Whether a request had a token, after the word `token`. */
function showAuthorization(authorization) {
    switch (authorization) {
        case 'none':
            return 'none';
        case 'sent':
            return 'sent';
        case 'withheld':
            return 'not sent (not HTTPS)';
        case 'dropped':
            return 'not sent (redirected to another host)';
    }
}


/***/ }),

/***/ 5955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Wv: () => (/* binding */ Room),
/* harmony export */   _3: () => (/* binding */ fairShare),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   mk: () => (/* binding */ inChunks),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
// Reports in pieces: however long a report is, no string reaches the engine's limit, and memory stays small.
/** The bytes that are left for a part of a report. */
class Room {
    bytes;
    constructor(bytes) {
        this.bytes = bytes;
    }
    /** Whether the text fits; then its bytes are taken. */
    take(text) {
        const bytes = bytesOf(text);
        if (bytes > this.bytes)
            return false;
        this.bytes -= bytes;
        return true;
    }
}
const bytesOf = (text) => new TextEncoder().encode(text).length;
// A smaller item may still fit, but not every one of a hundred thousand is tried.
const MAX_MISSES = 100;
/** Yields the rendered items that fit, with `between` them. Returns how many did not fit. */
function* fitting(items, room, render, between = '') {
    let [shown, left] = [0, 0];
    for (const item of items) {
        const text = left < MAX_MISSES ? render(item) : null;
        if (text !== null && room.take(text))
            yield `${shown++ === 0 ? '' : between}${text}`;
        else
            left += 1;
    }
    return left;
}
/**
 * The most that one list may cost so that all lists together cost at most `budget`: the longest ones are
 * cut first. Infinity if nothing needs to be cut.
 */
function fairShare(costs, budget) {
    let left = budget;
    for (const [index, cost] of costs.toSorted((a, b) => a - b).entries()) {
        const share = left / (costs.length - index);
        if (cost > share)
            return share;
        left -= cost;
    }
    return Number.POSITIVE_INFINITY;
}
/** The first items that together cost at most `share`. */
function within(items, share, costOf) {
    let [count, cost] = [0, 0];
    for (const item of items) {
        cost += costOf(item);
        if (cost > share)
            break;
        count += 1;
    }
    return count === items.length ? items : items.slice(0, count);
}
// One write for many small pieces.
const CHUNK_CHARACTERS = 64 * 1024;
/** The same text in pieces that are worth a system call. */
function* inChunks(pieces) {
    let chunk = '';
    for (const piece of pieces) {
        chunk += piece;
        if (chunk.length < CHUNK_CHARACTERS)
            continue;
        yield chunk;
        chunk = '';
    }
    if (chunk !== '')
        yield chunk;
}


/***/ }),

/***/ 8884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ withoutFile),
/* harmony export */   Dc: () => (/* binding */ countFiles),
/* harmony export */   Ky: () => (/* binding */ showPlaces),
/* harmony export */   Nu: () => (/* binding */ usedAt),
/* harmony export */   Qz: () => (/* binding */ isUsed),
/* harmony export */   R3: () => (/* binding */ showPlace),
/* harmony export */   Xd: () => (/* binding */ firstPlaceOf),
/* harmony export */   Yx: () => (/* binding */ showRequiring),
/* harmony export */   eo: () => (/* binding */ showBecause),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   xi: () => (/* binding */ findingFacts),
/* harmony export */   y9: () => (/* binding */ byFile),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* unused harmony export isInCheckout */
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4120);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8641);
// Places of findings and requirements as text, safe for a log.


/** `main.tf:12`, or the name of the setting. */
const showBecause = (because) => isPlace(because) ? `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleFile */ .J7)(because.file)}:${because.line}` : because;
/** `main.tf:12:7`, which editors and terminals can open. */
const showPlace = ({ file, line, column }) => `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleFile */ .J7)(file)}:${line}:${column}`;
/** At most `most` distinct lines, then `and 3 more places`, with `leftOut` further ones. `show` formats one of them. */
function showPlaces(because, most, show = showBecause, leftOut = 0) {
    const lines = distinctLines(because);
    const shown = lines.slice(0, most).map(show).join(', ');
    const more = Math.max(0, lines.length - most) + leftOut;
    return more > 0 ? `${shown} and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .showCount */ .px)(more, 'more place')}` : shown;
}
/** The setting, if it requires the service, and the first line of a file that does. */
const showRequiring = (because, show = showBecause) => showPlaces(because, because.every(isPlace) ? 1 : 2, show);
/**
 * The places of a finding: where it is shown (null where no file is involved), other lines of files, and the
 * setting that requires the service, if one does. `leftOut` is the number of further places.
 */
function originOf(finding) {
    const [first = null, ...others] = distinctLines(finding.places.filter(isPlace));
    const settings = finding.places.filter((because) => !isPlace(because));
    return { first, others, settings, leftOut: finding.placesLeftOut ?? 0 };
}
/** Where a finding is shown; null where no file is involved. */
const firstPlaceOf = ({ places }) => places.find(isPlace) ?? null;
/** What to say below the message of a finding: labels and texts. */
function findingFacts(finding, maxCharacters, maxPlaces) {
    const { others, settings, leftOut } = originOf(finding);
    const facts = [
        ['help', (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.problem.help ?? '', maxCharacters)],
        ['affects', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .showClients */ .SY)(finding.affects)],
        ['also at', showPlaces(others, maxPlaces, showBecause, leftOut)],
        ['required by', showPlaces(settings, maxPlaces)]
    ];
    return facts.filter(([, text]) => text !== '');
}
/** Lines of files that use a host. */
const usedAt = (host) => distinctLines(host.requirements.flatMap(({ because }) => because.filter(isPlace)));
/** Whether some file uses a host. */
const isUsed = ({ requirements }) => requirements.some(({ because }) => because.some(isPlace));
/** Findings that have a place, by file, in the order of the first of each. */
function byFile(findings) {
    const placed = findings.filter((finding) => firstPlaceOf(finding) !== null);
    return [...Map.groupBy(placed, (finding) => firstPlaceOf(finding)?.file ?? '')];
}
/** How many files the findings are in. */
const countFiles = (findings) => new Set(findings.flatMap(({ places }) => places.filter(isPlace).map(({ file }) => file))).size;
/** Findings that have no place. */
const withoutFile = (findings) => findings.filter((finding) => firstPlaceOf(finding) === null);
/** What findings without a host and a place are about. */
const subjectOf = (findings) => findings.every(({ problem }) => problem.code.startsWith('credentials-'))
    ? 'credentials'
    : 'settings';
/** Whether a file can be in the checkout. Other files of the machine are shown by their whole path. */
const isInCheckout = (file) => !/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file);
const isPlace = (because) => typeof because !== 'string';
/** The first place of each line. There may be a hundred thousand. */
function distinctLines(because) {
    const seen = new Map();
    return because.filter((one) => {
        const { file, line } = typeof one === 'string' ? { file: one, line: 0 } : one;
        const lines = seen.get(file);
        if (lines === undefined)
            seen.set(file, new Set([line]));
        else if (lines.has(line))
            return false;
        else
            lines.add(line);
        return true;
    });
}


/***/ }),

/***/ 8641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   J7: () => (/* binding */ visibleFile),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   cq: () => (/* binding */ bareUrl),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   js: () => (/* binding */ htmlText),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony exports workflowText, jsonEscapes */
// Makes text from servers, files and people safe for each output format: one line, visible, bounded.
// A header can have 16 KiB and a document 1 MiB; this is enough to recognise a value.
const MAX_CHARACTERS = 500;
// The runner silently cuts the message of an annotation at 4,096 characters.
const MAX_MESSAGE_CHARACTERS = 4000;
// Longer than nearly every path in a repository.
const MAX_FILE_CHARACTERS = 160;
// More combining marks on one character overlap the lines above and below.
const MAX_MARKS = 2;
// Control and format characters (bidi, zero width), lone surrogates, private and unassigned characters, line
// and paragraph separators, default-ignorable characters, the blank Braille cell, and spaces but U+0020.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
// Line feeds separate lines of JSON; inside strings they are escaped already.
const INVISIBLE_IN_JSON = new RegExp(`(?!\n)(?:${INVISIBLE.source})`, 'gu');
const MARK = /\p{M}/u;
const nameOf = (character) => `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
/**
 * For the terminal, and the first step for other formats: one line of at most `maxCharacters`, with an
 * ellipsis where it was longer. Invisible characters are written as `<U+202E>`.
 */
function visible(text, maxCharacters = MAX_CHARACTERS) {
    let shown = '';
    let marks = MAX_MARKS;
    for (const character of text) {
        marks = MARK.test(character) ? marks + 1 : 0;
        const piece = INVISIBLE.test(character) || marks > MAX_MARKS ? nameOf(character) : character;
        if (shown.length + piece.length > maxCharacters)
            return `${shown}…`;
        shown += piece;
    }
    return shown;
}
/** The name of a file; of a long one only the end, which distinguishes it from its neighbours. */
function visibleFile(file, maxCharacters = MAX_FILE_CHARACTERS) {
    // Escaping never shortens a text, and a character has one or two units.
    const end = Array.from(file.slice(-2 * maxCharacters))
        .slice(-maxCharacters)
        .join('');
    const shown = Array.from(visible(end, Number.POSITIVE_INFINITY));
    const isWhole = end === file && shown.length <= maxCharacters;
    return `${isWhole ? '' : '…'}${shown.slice(-maxCharacters).join('')}`;
}
/**
 * A finished line of the log, its parts already `visible`, that no runner reads as a command. GitHub's
 * runner trims white space and looks for `::` at the start (ActionCommand.TryParseV2) and for `##[`
 * anywhere (TryParse); Azure Pipelines and TeamCity look for `##vso[` and `##teamcity[`.
 */
function logLine(line) {
    return line.replace(/##(?=\w*\[)/g, '# #').replace(/^(\s*:)(?=:)/, '$1 ');
}
/**
 * For the title or message of an annotation, which @actions/core escapes once more: line feeds stay, each
 * line is safe for the log, and the whole is within the runner's limit.
 */
function workflowText(text, maxCharacters = MAX_MESSAGE_CHARACTERS) {
    const lines = text.split('\n').map((line) => logLine(visible(line, maxCharacters)));
    const whole = lines.join('\n');
    return whole.length > maxCharacters ? `${whole.slice(0, maxCharacters).toWellFormed()}…` : whole;
}
/**
 * For the inside of an HTML element or a quoted attribute. Punctuation of Markdown is escaped as well, since
 * GitHub reads the text of HTML blocks as Markdown after a blank line.
 */
function htmlText(text, maxCharacters = MAX_CHARACTERS) {
    return visible(text, maxCharacters).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`);
}
/** For Markdown, as code, in which GitHub links no URL, mention, issue or commit and replaces no emoji. */
function markdownCode(text, maxCharacters = MAX_CHARACTERS) {
    return text === '' ? '<i>empty</i>' : `<code>${htmlText(text, maxCharacters)}</code>`;
}
// Words that GitHub does not link or replace; all others could be URLs, issues, mentions or emoji.
const PLAIN_WORD = /^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u;
// Hexadecimal digits only could be a commit.
const COMMIT = /^[0-9a-f]{7,}$/i;
const OPENING = `"'(`;
const CLOSING = `"'),.;:!?…`;
// A quoted value or code of several words, or one word.
const PIECE = /"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
/**
 * For Markdown, as prose: words and numbers stay text; words with other characters (URLs, hosts, IDs, file
 * names, mentions), quotations with such words, and text in backticks become code.
 */
function markdownProse(sentence, maxCharacters = MAX_MESSAGE_CHARACTERS) {
    return (visible(sentence, maxCharacters).match(PIECE) ?? [])
        .map((piece) => {
        if (piece.split(' ').every(isPlain))
            return htmlText(piece, maxCharacters);
        const isQuoted = piece.includes(' ') || /^(["`]).+\1$/u.test(piece);
        if (isQuoted)
            return markdownCode(piece.replace(/^`(.*)`$/u, '$1'), maxCharacters);
        const { before, core, after } = wordParts(piece);
        return `${htmlText(before)}${markdownCode(core.replace(/^`(.*)`$/u, '$1'), maxCharacters)}${htmlText(after)}`;
    })
        .join('');
}
/** A word without the punctuation around it. Not a regular expression: that would take quadratic time. */
function wordParts(word) {
    let start = 0;
    let end = word.length;
    while (start < end && OPENING.includes(word.charAt(start)))
        start += 1;
    while (end > start && CLOSING.includes(word.charAt(end - 1)))
        end -= 1;
    return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) };
}
function isPlain(word) {
    const { core } = wordParts(word);
    return PLAIN_WORD.test(core) && !COMMIT.test(core);
}
/** JSON without invisible characters and workflow commands: both become escapes, so the values stay the same. */
const jsonText = (json) => json.replace(INVISIBLE_IN_JSON, jsonEscapes).replace(/##(?=\w*\[)/g, jsonEscapes);
/** Each UTF-16 unit as an escape of JSON. */
const jsonEscapes = (text) => text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A URL without user info, query and fragment, which can contain secrets. */
function bareUrl(url) {
    return url.replace(/[?#].*$/su, '').replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu, '$1//');
}


/***/ }),

/***/ 1316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  p7: () => (/* binding */ describeCrash),
  S5: () => (/* binding */ renderText)
});

// UNUSED EXPORTS: renderTextHead, renderTextParts

// EXTERNAL MODULE: ./lib/protocol/version.js
var version = __nccwpck_require__(3592);
// EXTERNAL MODULE: ./lib/report/outcome.js
var report_outcome = __nccwpck_require__(5102);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __nccwpck_require__(4120);
// EXTERNAL MODULE: ./lib/report/pieces.js
var pieces = __nccwpck_require__(5955);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __nccwpck_require__(8641);
// EXTERNAL MODULE: ./lib/report/places.js
var places = __nccwpck_require__(8884);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/report/host-phrases.js
var host_phrases = __nccwpck_require__(1505);
// EXTERNAL MODULE: ./lib/report/measure.js
var measure = __nccwpck_require__(7574);
;// CONCATENATED MODULE: ./lib/report/text/terminal.js
// Lines for a terminal: colours as ANSI codes, and wrapping below a label.
const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 };
function paint(text, style, layout) {
    return layout.colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text;
}
/** A label and its text; further lines are aligned with the start of the text. */
function labelled(line, layout) {
    const margin = ' '.repeat(line.indent);
    const label = line.label.padEnd((line.column ?? 0) - 1);
    // A long label would leave no room below it.
    const hanging = ' '.repeat(line.indent + (line.column ?? 2));
    const [first = '', ...others] = wrap(line.text, {
        first: layout.width - margin.length - label.length - 1,
        others: layout.width - hanging.length
    });
    return [
        `${margin}${paint(label, line.style, layout)} ${first}`.trimEnd(),
        ...others.map((other) => `${hanging}${other}`)
    ];
}
/** A line without a label; further lines are indented. */
function wrapped(text, { width }) {
    const [first = '', ...others] = wrap(text, { first: width, others: width - 2 });
    return [first, ...others.map((other) => `  ${other}`)];
}
/** Words are never broken, so that URLs can be copied. */
function wrap(text, room) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const columns = lines.length === 0 ? room.first : room.others;
        if (line !== '' && line.length + 1 + word.length > columns) {
            lines.push(line);
            line = word;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
        }
    }
    return [...lines, line];
}

;// CONCATENATED MODULE: ./lib/report/text/host.js
// One host, and findings, for the log and the terminal.








// A document of 1 MiB can hold 100,000 bad services; the JSON report has all of them.
const MAX_FINDINGS = 20;
const MAX_SERVICES = 20;
const MAX_CODES = 6;
// A message may quote several values.
const MAX_MESSAGE = 1000;
const MAX_PLACES = 6;
const COLUMN = 13;
const SIGNS = {
    fails: { sign: '✗', style: 'red' },
    unchecked: { sign: '✗', style: 'red' },
    warns: { sign: '!', style: 'yellow' },
    skipped: { sign: '○', style: 'blue' },
    works: { sign: '✓', style: 'green' }
};
const SEVERITY_SIGNS = {
    error: SIGNS.fails,
    warning: SIGNS.warns,
    notice: { sign: '·', style: 'blue' }
};
const FORMAT = { value: safe_text/* visible */.RK, prose: safe_text/* visible */.RK, because: places/* showBecause */.eo };
/** The first line can be the title of a group in the log, the others are indented. No final line feed. */
function renderTextHost(host, options) {
    const outcome = (0,report_outcome/* outcomeOf */.sG)(host);
    const { sign, style } = SIGNS[outcome];
    const name = paint(showHost(host.visit.host), 'bold', options);
    const facts = [
        // A host that passed and that only the settings name needs no reason for being checked.
        ...((0,report_outcome/* isWrong */.cG)(host) || (0,places/* isUsed */.Qz)(host) ? [(0,host_phrases/* requiredFact */.se)(host, options.context, FORMAT)] : []),
        ...((0,report_outcome/* isWrong */.cG)(host) && !(0,report_outcome/* isSkipped */.JR)(host) ? evidence(host, options.context) : []),
        ...(0,host_phrases/* configurationFacts */.o7)(host, FORMAT)
    ];
    return [
        `${paint(sign, style, options)} ${name} ${report_outcome/* OUTCOME_WORDS */.nx[outcome]}${host.isNew ? ` (${phrases/* NEW */.dy})` : ''}: ${summaryOf(host)}`,
        ...findingLines(host.findings, MAX_FINDINGS, options),
        ...facts.flatMap((fact) => factLines(fact, options))
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
const showHost = (host) => {
    const shown = (0,hostname/* showHostname */.nx)(host);
    return shown === host ? (0,safe_text/* visible */.RK)(host) : `${(0,safe_text/* visible */.RK)(shown)} (${(0,safe_text/* visible */.RK)(host)})`;
};
function summaryOf(host) {
    const { discovery } = host.visit.attempt;
    const worst = (0,report_outcome/* worstFindings */.QK)(host);
    if (worst.length > 0) {
        return (0,phrases/* showSome */.K4)([...new Set(worst.map((finding) => finding.problem.code))], MAX_CODES);
    }
    return discovery.kind === 'skipped' ? discovery.problem.code : (0,host_phrases/* servicesPhrase */.Yj)(host, FORMAT);
}
function evidence(host, context) {
    const { hops, certificates } = host.visit.attempt;
    return [
        { label: 'response', texts: hops.map(hopText) },
        { label: 'services', texts: serviceTexts(host) },
        ...(0,host_phrases/* responseFacts */.Zc)(host, FORMAT),
        { label: 'certificate', texts: certificates.map((one) => certificateText(one, context)) }
    ];
}
const factLines = ({ label, texts }, options) => texts.flatMap((text, index) => {
    const shown = index === 0 ? label : '';
    return labelled({ indent: 2, label: shown, style: 'dim', column: COLUMN, text }, options);
});
function hopText(hop) {
    const status = hop.status === null ? 'no response' : `${hop.status} ${(0,safe_text/* visible */.RK)(hop.reason, host_phrases/* MAX_WORDS */.tN)}`;
    const notes = [
        ...(hop.mediaType === null ? [] : [(0,safe_text/* visible */.RK)(hop.mediaType, host_phrases/* MAX_WORDS */.tN)]),
        ...(hop.address === null ? [] : [`at ${(0,safe_text/* visible */.RK)(hop.address, host_phrases/* MAX_WORDS */.tN)}`]),
        ...(hop.proxy === null ? [] : [`through ${(0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(hop.proxy))}`]),
        ...(hop.authorization === 'none' ? [] : [`token ${(0,phrases/* showAuthorization */.Rk)(hop.authorization)}`])
    ];
    const noted = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
    return `${status.trim()} from ${(0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(hop.url))} in ${(0,measure/* showDuration */.kJ)(hop.ms)}${noted}`;
}
function serviceTexts({ services, servicesLeftOut }) {
    const shown = services.slice(0, MAX_SERVICES);
    const more = services.length - shown.length + servicesLeftOut;
    return [...shown.map(serviceText), ...(more > 0 ? [`and ${more} more`] : [])];
}
function serviceText(service) {
    const id = (0,safe_text/* visible */.RK)(service.id, host_phrases/* MAX_WORDS */.tN);
    switch (service.kind) {
        case 'url':
            return `${id} ${(0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(service.url))}`;
        case 'login': {
            const { authz, token } = service.login;
            const urls = [authz, token].map((url) => (0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(url ?? 'none')));
            return `${id} authz ${urls.join(', token ')}`;
        }
        case 'problem':
            return `${id}: ${service.problem.code}`;
    }
}
function certificateText(certificate, context) {
    const { host, subject, issuer, expires } = certificate;
    const until = (0,safe_text/* visible */.RK)((0,measure/* showExpiry */.nO)(expires, context.startedAt));
    return `${(0,safe_text/* visible */.RK)(host, host_phrases/* MAX_WORDS */.tN)} valid until ${until}; subject ${(0,safe_text/* visible */.RK)(subject, host_phrases/* MAX_WORDS */.tN)}, issuer ${(0,safe_text/* visible */.RK)(issuer, host_phrases/* MAX_WORDS */.tN)}`;
}
/** The first `most` findings, and how many more there are; lines are not yet `logLine`s. */
function findingLines(findings, most, options) {
    const showMore = (more) => `  and ${more} more in the JSON report`;
    return (0,phrases/* firstLines */.UV)(findings, most, (finding) => linesOf(finding, options), showMore);
}
const linesOf = (finding, options) => [
    ...messageLines(finding, options),
    ...factLinesOf((0,places/* findingFacts */.xi)(finding, MAX_MESSAGE, MAX_PLACES), options)
];
/** The place comes first, where people, editors and terminals look for it. */
function messageLines(finding, options) {
    const { severity, problem } = finding;
    const first = (0,places/* firstPlaceOf */.Xd)(finding);
    const { style } = SEVERITY_SIGNS[severity];
    const kind = `${severity}[${problem.code}]`;
    const label = first === null ? kind : `${(0,places/* showPlace */.R3)(first)} ${kind}`;
    const text = (0,safe_text/* visible */.RK)(problem.message, MAX_MESSAGE);
    return labelled({ indent: 2, label, style, text }, options);
}
const factLinesOf = (facts, options) => facts.flatMap(([name, text]) => labelled({ indent: 4, label: `${name}:`, style: 'dim', text }, options));

;// CONCATENATED MODULE: ./lib/report/text/files.js
// Findings in files, and those about settings and credentials, for the log and the terminal.






// The JSON report has all of them.
const files_MAX_FINDINGS = 50;
// Of findings that differ only in message and place, unless they fail the check.
const MAX_ALIKE = 5;
const files_MAX_CODES = 6;
/** Findings in files, then those about settings and credentials, which have no file. */
function renderTextFiles(findings, options) {
    const others = (0,places/* withoutFile */.BQ)(findings);
    const inFiles = findings.filter((finding) => (0,places/* firstPlaceOf */.Xd)(finding) !== null);
    return [
        ...(inFiles.length === 0
            ? []
            : [renderGroup(inFiles, `in ${(0,phrases/* showCount */.px)((0,places/* countFiles */.Dc)(inFiles), 'file')}`, options)]),
        ...(others.length === 0 ? [] : [renderGroup(others, `about ${(0,places/* subjectOf */.et)(others)}`, options)])
    ];
}
function renderGroup(findings, where, options) {
    const { sign, style } = SEVERITY_SIGNS[(0,report_outcome/* worstOf */.hm)(findings) ?? 'notice'];
    const codes = [...new Set(findings.map(({ problem }) => problem.code))];
    const counts = `${(0,phrases/* showCount */.px)(findings.length, 'finding')} ${where}`;
    const shown = findings.slice(0, files_MAX_FINDINGS);
    const more = findings.length - shown.length;
    return [
        `${paint(sign, style, options)} ${paint(counts, 'bold', options)}: ${(0,phrases/* showSome */.K4)(codes, files_MAX_CODES)}`,
        ...alike(shown).flatMap((group) => alikeLines(group, options)),
        ...(more > 0 ? [`  and ${more} more in the JSON report`] : [])
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
const alike = (findings) => [
    ...Map.groupBy(findings, ({ severity, problem, affects, exclude }) => exclude === undefined
        ? JSON.stringify([severity, problem.code, problem.help, affects])
        : severity).values()
];
/**
 * Help and affected clients are said once, below the last of the findings. Of findings in tests, examples
 * and templates, a remark on the whole says what to do.
 */
function alikeLines(group, options) {
    const most = (0,report_outcome/* worstOf */.hm)(group) === 'error' ? group.length : MAX_ALIKE;
    const left = group.slice(most);
    const facts = (finding, isShared) => (0,places/* findingFacts */.xi)(finding, MAX_MESSAGE, MAX_PLACES).filter(([label]) => (label === 'help' || label === 'affects') === isShared);
    return [
        ...group
            .slice(0, most)
            .flatMap((finding) => [
            ...messageLines(finding, options),
            ...factLinesOf(facts(finding, false), options)
        ]),
        ...(left.length === 0
            ? []
            : [
                `  and ${left.length} more in ${(0,phrases/* showCount */.px)((0,places/* countFiles */.Dc)(left), 'file')}, see the JSON report`
            ]),
        ...group
            .slice(0, 1)
            .flatMap((finding) => finding.exclude === undefined || group.length === 1
            ? factLinesOf(facts(finding, true), options)
            : [])
    ];
}

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __nccwpck_require__(4000);
;// CONCATENATED MODULE: ./lib/report/text/unchecked.js
// The hosts that a check did not reach before it ended, for the log and the terminal: one line each.






/** The cause and the help are the same for all of them. No final line feed. */
function renderTextUnchecked(hosts, stopped, options) {
    const { sign, style } = SIGNS.unchecked;
    const counted = paint((0,phrases/* showCount */.px)(hosts.length, 'host'), 'bold', options);
    const finding = hosts.flatMap(({ findings }) => findings).find(({ problem }) => problem.help);
    const label = 'error[host-not-checked]';
    const help = (0,safe_text/* visible */.RK)(finding?.problem.help ?? '', MAX_MESSAGE);
    return [
        `${paint(sign, style, options)} ${counted} not checked`,
        ...labelled({ indent: 2, label, style, text: (0,brief/* describeStop */.Cw)(stopped) }, options),
        ...(help === '' ? [] : factLinesOf([['help', help]], options)),
        ...hosts.map(lineOf)
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
function lineOf({ visit, requirements }) {
    const because = requirements.flatMap((each) => each.because);
    return `  ${showHost(visit.host)} (${(0,places/* showRequiring */.Yx)(because)})`;
}

;// CONCATENATED MODULE: ./lib/report/text/text.js
// The verdict, or a crash, for the log and the terminal.









// A stack has a few dozen lines; a message that contains a document has more.
const MAX_CRASH_LINES = 100;
const MAX_CAUSES = 5;
// 10,000 hosts that fail take 8 MB. A reader of a log that long needs the JSON report.
const MAX_BYTES = 16e6;
/** In pieces. Every line ends with a line feed. Blank lines separate parts of several lines. */
function* renderText(verdict, options) {
    yield `${renderTextHead(verdict, options)}\n`;
    let isApart = true;
    for (const part of renderTextParts(verdict, options)) {
        const isLong = part.includes('\n');
        yield `${isApart || isLong ? '\n' : ''}${part}\n`;
        isApart = isLong;
    }
}
/** The verdict in one line, then how it was reached, what was scanned, and remarks. No final line feed. */
function renderTextHead(verdict, options) {
    const { sign, style } = SIGNS[verdict.passed ? 'works' : 'fails'];
    return [
        `${paint(sign, style, options)} ${paint((0,report_outcome/* sentenceOf */.$N)(verdict), 'bold', options)}`,
        ...(0,report_outcome/* notesOf */.h$)(verdict, options.context).flatMap((note) => wrapped((0,safe_text/* visible */.RK)(note), options))
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
/**
 * What follows the head: hosts with errors or warnings, those not checked, findings in files, other hosts.
 * The first line of each part can be the title of a group in the log. No line feed at the end of a part. If
 * hosts do not fit, the last part says how many.
 */
function* renderTextParts(verdict, options, maxBytes = MAX_BYTES) {
    const room = new pieces/* Room */.Wv(maxBytes);
    const render = (host) => renderTextHost(host, options);
    const hosts = (0,report_outcome/* worstFirst */.md)(verdict.hosts);
    const unchecked = hosts.filter(report_outcome/* isUnchecked */.b);
    const wrong = hosts.filter(report_outcome/* isWrong */.cG);
    const good = hosts.filter((host) => !(0,report_outcome/* isWrong */.cG)(host) && !(0,report_outcome/* isUnchecked */.b)(host));
    const { stopped } = verdict;
    const left = yield* (0,pieces/* fitting */._Q)(wrong, room, render);
    if (stopped !== null && unchecked.length > 0) {
        yield renderTextUnchecked(unchecked, stopped, options);
    }
    yield* renderTextFiles(verdict.files, options);
    const more = left + (yield* (0,pieces/* fitting */._Q)(good, room, render));
    if (more > 0)
        yield `and ${(0,phrases/* showCount */.px)(more, 'more host')} in the JSON report`;
}
/** An error of tf-disco itself with its causes, cleared of tokens, and where to report it. */
function describeCrash(error, clear) {
    const causes = [];
    let cause = error;
    while (cause !== undefined && causes.length < MAX_CAUSES) {
        causes.push(clear(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)));
        cause = cause instanceof Error ? cause.cause : undefined;
    }
    const lines = causes.join('\ncaused by: ').split('\n').slice(0, MAX_CRASH_LINES);
    return [
        `tf-disco ${version/* VERSION */.xv} crashed; this is a bug, please report it with this text at ${version/* ISSUES_URL */.xV}`,
        ...lines.map((line) => (0,safe_text/* logLine */.BP)((0,safe_text/* visible */.RK)(line)))
    ].join('\n');
}


/***/ }),

/***/ 3548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderUsagesJson),
/* harmony export */   e: () => (/* binding */ renderUsagesText)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4120);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8884);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8641);



/** A line for each usage. */
function* renderUsagesJson(usages, skips) {
    for (const usage of usages) {
        const { kind, host, text, versions, place } = usage;
        const { file, line, column } = place;
        const needs = usage.needs.map(({ host: needed, service, clients }) => {
            return { host: needed, service, clients, skipped: skips.get(needed)?.code ?? null };
        });
        const shown = { kind, host, text, file, line, column, versions, needs };
        yield `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(JSON.stringify(shown))}\n`;
    }
}
/** A line for each usage by host, in the order of the first usage of each; usages without a host come last. */
function* renderUsagesText(usages, requirements, skips) {
    const required = Map.groupBy(requirements, ({ host }) => host);
    const groups = new Map();
    const withoutHost = [];
    for (const usage of usages) {
        for (const host of hostsOf(usage)) {
            const group = host === null ? withoutHost : groups.get(host);
            if (group === undefined && host !== null)
                groups.set(host, [usage]);
            else
                group?.push(usage);
        }
    }
    let margin = '';
    for (const [host, group] of groups) {
        yield `${margin}${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(titleOf(host, required, skips))}\n`;
        for (const usage of group)
            yield usageLine(usage, host);
        margin = '\n';
    }
    if (withoutHost.length > 0)
        yield `${margin}no registry host\n`;
    for (const usage of withoutHost)
        yield usageLine(usage, null);
}
/** The hosts that must serve a usage; without any, the one that it names. */
const hostsOf = ({ host, needs }) => new Set(needs.length === 0 ? [host] : needs.map((need) => need.host));
/** The host, what `check` would require from it for which clients, and whether it would contact it. */
function titleOf(host, required, skips) {
    const services = (required.get(host) ?? []).map(({ service, clients }) => `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(service)} for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .andClients */ .wO)(clients)}`);
    const code = skips.get(host)?.code;
    const isContacted = services.length > 0 && code === undefined;
    const skipped = isContacted ? [] : [`not contacted: ${code ?? 'no service is required'}`];
    return `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(host)} (${[...skipped, ...services].join(', ')})`;
}
function usageLine({ kind, text, versions, place, needs }, host) {
    const own = needs.filter((need) => need.host === host);
    const services = [...new Set(own.map(({ service }) => service))].join(', ');
    const what = [(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(text ?? '–'), versions === null ? '' : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(versions)];
    const needed = services === '' ? '' : `  needs ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(services)}`;
    return `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(`  ${(0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R3)(place)}  ${kind}  ${what.filter((part) => part !== '').join(' ')}${needed}`)}\n`;
}


/***/ }),

/***/ 8416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveDialect)
/* harmony export */ });
/* harmony import */ var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4000);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5143);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1064);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5603);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3469);
// Decides which clients are checked, and which of their releases may be in use.





const ASSUMED = ['terraform'];
const WHY_ASSUMED = 'assumed, CLI not detected; set `dialect`';
const WHY_BOTH = 'CLI not detected; set `dialect` to check one';
/**
 * The `dialect` setting; for `auto`, what the files tell. The first kind of evidence of which there is
 * any decides, and evidence for both clients means both. Without evidence, Terraform is assumed; without
 * any file of a client there is nothing to detect, and both are checked.
 */
async function resolveDialect({ setting, scan }) {
    const set = setting.name === 'auto' ? null : clientsNamed(setting.name);
    if (scan === null || scan.isEmpty) {
        const why = set === null ? WHY_BOTH : WHY_SET;
        return dialectOf(set ?? _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du, [why], [], setting, { signs: [], constraints: [] });
    }
    const signs = await signsOf(scan, setting, set);
    const { constraints } = scan;
    if (set !== null)
        return dialectOf(set, [WHY_SET], [], setting, { signs, constraints });
    const deciding = decide(signs);
    if (deciding.length === 0) {
        const assumed = dialectOf(ASSUMED, [WHY_ASSUMED], [], setting, { signs, constraints });
        return { ...assumed, isGuess: true };
    }
    const clients = clientsIn(deciding);
    // Of many places, one for each client is enough to find the reason.
    const first = clients.flatMap((client) => deciding.find((sign) => sign.client === client) ?? []);
    return dialectOf(clients, first.map(showSign), deciding, setting, { signs, constraints });
}
const WHY_SET = 'set by `dialect`';
const clientsNamed = (name) => name === 'both' ? _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du : [name];
const clientsIn = (signs) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du.filter((client) => signs.some((sign) => sign.client === client));
/** Without what is in tests and examples, unless there is nothing else. */
function ownFirst(found) {
    const own = found.filter(({ place }) => !(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(place.file));
    return own.length === 0 ? found : own;
}
/** The signs of the first level that has any; those in tests and examples only if there are no others. */
const decide = (signs) => {
    const own = ownFirst(signs);
    const levels = _signs_js__WEBPACK_IMPORTED_MODULE_3__/* .LEVELS */ .A.map((level) => own.filter((sign) => sign.level === level));
    return levels.find(({ length }) => length > 0) ?? [];
};
/** The signs in scanned files; those in tool files too if they can decide about clients or releases. */
async function signsOf({ signs, toolFiles, selection, hasCloudHostname }, setting, set) {
    const deciding = decide(signs);
    const clients = set ?? clientsIn(deciding);
    const mayChange = deciding.every(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(place.file));
    const isOpen = set === null && (mayChange || deciding.some(({ isCloud }) => isCloud));
    const isVersionOpen = setting.version === null && clients.some((client) => (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, []).length > 1);
    if (!isOpen && !isVersionOpen)
        return signs;
    const { readTools } = await __nccwpck_require__.e(/* import() */ 763).then(__nccwpck_require__.bind(__nccwpck_require__, 1763));
    const tools = readTools(selection, toolFiles);
    const hasHostname = hasCloudHostname || tools.setsCloudHostname;
    return [...signs.filter(({ isCloud }) => !(isCloud && hasHostname)), ...tools.signs];
}
function dialectOf(clients, reasons, deciding, setting, known) {
    const [client, ...others] = clients;
    const found = clients.map((one) => versionOf(one, setting, known));
    const versions = found.flatMap(({ client: one, version }) => version === null ? [] : [[one, version]]);
    const shown = found.flatMap(({ version, signs: [sign] }) => version === null || sign === undefined ? [] : [showSign(sign)]);
    return {
        name: client === undefined || others.length > 0 ? 'both' : client,
        clients,
        releases: found.flatMap(({ releases }) => releases),
        versions: Object.fromEntries(versions),
        why: [...new Set([...reasons, ...shown])].join(', '),
        evidence: [...new Set([...deciding, ...found.flatMap(({ signs }) => signs)])]
    };
}
/** Version files and tools select versions; `required_version` only allows some. */
function versionOf(client, { version }, known) {
    if (version !== null)
        return { client, releases: (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, [version]), version, signs: [] };
    const selecting = ownFirst(known.signs.filter((sign) => sign.client === client && sign.version !== null));
    const texts = [...new Set(selecting.map((sign) => (sign.version ?? '').replace(/^v/, '')))];
    if (texts.length > 0) {
        const [only = '', ...more] = texts;
        const isKnown = more.length === 0 && (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .l)(only);
        return {
            client,
            releases: (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, texts),
            version: isKnown ? only : null,
            signs: selecting
        };
    }
    const constraints = ownFirst(known.constraints);
    const allowed = constraints.map(({ text }) => text);
    const releases = (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, allowed);
    if (releases.length === (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, []).length) {
        return { client, releases, version: null, signs: [] };
    }
    const signs = constraints.map(({ text, place }) => {
        return { client, level: 'syntax', place, text: `requires ${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(text)}`, version: text };
    });
    return { client, releases, version: allowed.length === 1 ? (allowed[0] ?? null) : null, signs };
}
const showSign = ({ place, text }) => `${place.file}:${place.line} ${text}`;


/***/ }),

/***/ 3469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ isVersion),
/* harmony export */   w: () => (/* binding */ releasesOf)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
// Versions and version constraints, as far as they tell which releases of a CLI may be in use.

const FIRST = [0, 0, 0];
const NEVER = [Number.POSITIVE_INFINITY, 0, 0];
const ANY = { from: FIRST, before: NEVER };
// Whatever the latest version is, it follows the rules of the latest release.
const LATEST = { from: [Number.MAX_SAFE_INTEGER, 0, 0], before: NEVER };
const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
// Releases of two decades fit; a longer text is no version.
const MAX_CONSTRAINT = 200;
const TERM = /^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
/**
 * The versions that a text allows: a version (`1.9.8`, `v1.9`, `1.9.x`), `latest`, or a constraint in
 * the syntax of Terraform (`~> 1.9, != 1.9.3`) or npm (`^1.9`, `>=1.9 <2`). Null where it does not tell.
 */
function rangeOf(text) {
    if (text.length > MAX_CONSTRAINT)
        return null;
    if (text === 'latest')
        return LATEST;
    const terms = text
        .replace(/^(latest|prefix):/, '')
        .replace(/(=|>|<|~)\s+(?=[v\d])/g, '$1')
        .split(/[\s,]+/)
        .filter((term) => term !== '');
    let range = ANY;
    for (const term of terms) {
        const one = rangeOfTerm(term);
        if (one === null)
            return null;
        range = {
            from: compare(one.from, range.from) > 0 ? one.from : range.from,
            before: compare(one.before, range.before) < 0 ? one.before : range.before
        };
    }
    return terms.length === 0 ? null : range;
}
function rangeOfTerm(term) {
    const match = TERM.exec(term);
    if (match === null)
        return null;
    const [, operator = '', ...parts] = match;
    const numbers = parts
        .slice(0, 3)
        .flatMap((part) => (/^\d/.test(part ?? '') ? [Number(part)] : []));
    const [major = 0, minor = 0, patch = 0] = numbers;
    const from = [major, minor, patch];
    const after = (count) => count <= 1 ? [major + 1, 0, 0] : count === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1];
    switch (operator) {
        case '>=':
            return { from, before: NEVER };
        case '>':
            return { from: after(numbers.length), before: NEVER };
        case '<':
            return { from: FIRST, before: from };
        case '<=':
            return { from: FIRST, before: after(numbers.length) };
        case '!=':
            return ANY;
        case '~>':
            return { from, before: after(numbers.length - 1) };
        case '^':
            return { from, before: after(1) };
        case '~':
            return { from, before: after(Math.min(numbers.length, 2)) };
        default:
            return { from, before: after(numbers.length) };
    }
}
const boundOf = (bound, open) => bound === null ? open : (rangeOf(bound)?.from ?? open);
/** Whether a text that selects or allows versions allows one of the release; unknown texts allow all. */
function allows(text, release) {
    const { from, before } = rangeOf(text) ?? ANY;
    return (compare(from, boundOf(release.before, NEVER)) < 0 &&
        compare(boundOf(release.from, FIRST), before) < 0);
}
/** The releases of a client that one of the texts allows; all releases if there are no texts. */
function releasesOf(client, texts) {
    const own = _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .RELEASES */ .pH.filter((release) => release.client === client);
    if (texts.length === 0)
        return own;
    const allowed = own.filter((release) => texts.some((text) => allows(text, release)));
    // A contradiction such as `> 2, < 1` allows nothing.
    return allowed.length === 0 ? own : allowed;
}
/** Whether messages can name the text as a client's version: `1.9.8`, `1.9`, `1.9.x`. */
const isVersion = (text) => /^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(text);


/***/ }),

/***/ 2161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   TD: () => (/* binding */ isVersionFile),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   Z8: () => (/* binding */ isToolFile),
/* harmony export */   e0: () => (/* binding */ MANIFEST),
/* harmony export */   tr: () => (/* binding */ isTwin)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1064);
// Which files of a directory the clients read, and which others may name a client, by their names.

const TERRAFORM = ['terraform'];
const OPENTOFU = ['opentofu'];
// The first suffix that matches is used, so longer ones come first (Terraform parser_file_matcher.go,
// OpenTofu parser_config_dir.go, stackconfig/file.go).
const SUFFIXES = [
    { suffix: '.tftest.hcl', class: 'test', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofutest.hcl' },
    { suffix: '.tftest.json', class: 'test', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofutest.json' },
    { suffix: '.tofutest.hcl', class: 'test', clients: OPENTOFU },
    { suffix: '.tofutest.json', class: 'test', clients: OPENTOFU },
    { suffix: '.tfquery.hcl', class: 'query', clients: TERRAFORM },
    { suffix: '.tfquery.json', class: 'query', clients: TERRAFORM },
    { suffix: '.tfmigrate.hcl', class: 'migrate', clients: TERRAFORM },
    { suffix: '.tfcomponent.hcl', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfcomponent.json', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfstack.hcl', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfstack.json', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfdeploy.hcl', class: 'deploy', clients: TERRAFORM },
    { suffix: '.tfdeploy.json', class: 'deploy', clients: TERRAFORM },
    { suffix: '.tfmock.hcl', class: 'none', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du },
    { suffix: '.tofumock.hcl', class: 'none', clients: OPENTOFU },
    { suffix: '.tf.json', class: 'config', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofu.json' },
    { suffix: '.tofu.json', class: 'config', clients: OPENTOFU },
    { suffix: '.tf', class: 'config', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofu' },
    { suffix: '.tofu', class: 'config', clients: OPENTOFU },
    { suffix: 'terragrunt.hcl.json', class: 'terragrunt', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du },
    // Terragrunt includes files by any name. Their content decides whether they are Terragrunt's.
    { suffix: '.hcl', class: 'terragrunt', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du }
];
const SUFFIXES_BY_ENDING = Map.groupBy(SUFFIXES, ({ suffix }) => suffix.slice(suffix.lastIndexOf('.') + 1));
const LOCK_NAME = '.terraform.lock.hcl';
const LOCK = { class: 'lock', syntax: 'hcl', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, isOverride: false };
/** Whether OpenTofu may read a file of this name instead of another. */
const isTwin = (name) => name.includes('.tofu') && /\.tofu(test)?(\.(hcl|json))?$/.test(name);
/** The list of modules that `init` has downloaded, relative to the directory where it ran. */
const MANIFEST_PATH = '.terraform/modules/modules.json';
const MANIFEST = { ...LOCK, class: 'manifest', syntax: 'json' };
/**
 * The kind of a file; undefined for one that no client reads. `siblings` are the names in its
 * directory: only Terraform reads `x.tf` if there is an `x.tofu`. `directory` is the name of the
 * directory: in `tests`, Terraform reads even the test files that it ignores elsewhere.
 */
function classify(name, siblings, directory) {
    if (name === LOCK_NAME)
        return LOCK;
    const ending = SUFFIXES_BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1));
    const found = ending?.find(({ suffix }) => name.endsWith(suffix));
    if (found === undefined || found.class === 'none')
        return undefined;
    const isIgnoredTest = isIgnored(name) && found.class === 'test' && directory === 'tests';
    if (isIgnored(name) && !isIgnoredTest)
        return undefined;
    const base = name.slice(0, -found.suffix.length);
    const hasTwin = found.twin !== undefined && siblings.has(base + found.twin);
    const isOverride = base === 'override' || base.endsWith('_override');
    const isTerraformOnly = hasTwin || isIgnoredTest;
    if (isTerraformOnly && !found.clients.includes('terraform'))
        return undefined;
    const clients = isTerraformOnly ? TERRAFORM : found.clients;
    const syntax = name.endsWith('.json') ? 'json' : 'hcl';
    return { class: found.class, syntax, clients, isOverride };
}
/** Names of hidden files and of editors' backups: `.x`, `x~`, `#x#`. */
const isIgnored = (name) => name.startsWith('.') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#'));
const VERSION_FILE = /^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/;
const TOOL_FILE = new RegExp(`^(${[
    '(gnu)?makefile',
    '\\.?justfile',
    'taskfile(\\.dist)?\\.ya?ml',
    '(dockerfile|containerfile|jenkinsfile)([._-].*)?',
    '\\.?devcontainer\\.json',
    'atlantis\\.ya?ml',
    'aqua\\.ya?ml',
    '\\.gitlab-ci\\.ya?ml',
    'azure-pipelines?[^/]*\\.ya?ml',
    'bitbucket-pipelines\\.ya?ml',
    '(docker-)?compose[^/]*\\.ya?ml',
    '(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml',
    '\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml',
    '.*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)'
].join('|')})$`, 'i');
/** A file that selects the version of a client. */
const isVersionFile = (name) => VERSION_FILE.test(name);
/** Whether a file of another program may name a client: version files, CI configuration, build files, scripts. */
const isToolFile = (name) => isVersionFile(name) || TOOL_FILE.test(name);


/***/ }),

/***/ 6195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ isNamedBy),
/* harmony export */   G$: () => (/* binding */ isSkippedDirectory),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Ls: () => (/* binding */ exclusion),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   VK: () => (/* binding */ splitGlob),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   sq: () => (/* binding */ withSlashes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
// What `scan` and `exclude` select. Nothing here looks at the file system.

const GLOB = /[*?[{]/;
/** The part of a path before the first component with a wildcard, and that component with the rest. */
function splitGlob(pattern) {
    const parts = pattern.split('/');
    const first = parts.findIndex((part) => GLOB.test(part));
    if (first < 0)
        return { fixed: pattern };
    return { fixed: parts.slice(0, first).join('/'), glob: parts.slice(first).join('/') };
}
function exclusion(patterns) {
    const cleaned = patterns.map((pattern) => pattern.replace(/^(\.\/)+/, '').replace(/(?<!\/)\/+$/, ''));
    return (name) => cleaned.some((pattern) => pattern === name || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name, pattern));
}
/** Whether `name`, relative to the root, is selected although its directory is not. */
const isNamedBy = ({ file, glob }, name) => file === name || (glob !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name, glob));
/** A directory that is only scanned where `scan` names it. */
const isSkippedDirectory = (name) => name.startsWith('.') || name === 'node_modules';
/** Whether an absolute path is the directory or lies below it. */
const isWithin = (path, directory) => path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
const withSlashes = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '/' ? path : path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/');
const below = (directory, name) => directory === '' ? name : `${directory}/${name}`;
/** The directory of a file; '' is the root. */
const directoryOf = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));


/***/ }),

/***/ 5603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LEVELS),
/* harmony export */   j: () => (/* binding */ SignCollector)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5143);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1064);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5011);
// Evidence for the CLI that a repository is written for, and for its version. Here: evidence in the files
// that the clients read, which are lock files, and syntax that only one client accepts.



/** From strong to weak. The first level that has a sign decides. */
const LEVELS = ['lock-file', 'syntax', 'version-file', 'tool', 'hook'];
// Of hundreds of root modules, a few versions differ.
const MAX_CONSTRAINTS = 100;
/** What each trait says; its client is the one that accepts it. */
const TRAIT_SIGNS = {
    language: { client: 'opentofu', text: 'has a language block' },
    encryption: { client: 'opentofu', text: 'has an encryption block' },
    'provider-for-each': { client: 'opentofu', text: 'has a provider block with for_each' },
    action: { client: 'terraform', text: 'has an action block' }
};
/** Collects the first sign of each kind, module by module. */
class SignCollector {
    found = new Map();
    allowed = new Map();
    addFiles(files) {
        for (const { file, kind, scope, isContext } of files) {
            if (isContext)
                continue;
            const [client, ...others] = kind.clients;
            if (client !== undefined && others.length === 0 && !isHidden(file)) {
                const place = { file, line: 1, column: 1, endColumn: 1 };
                this.addSyntax(client, `is read by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_NAMES */ .bB[client]} only`, place);
            }
            for (const trait of scope.traits)
                this.addTrait(trait);
        }
    }
    addUsages(usages) {
        for (const usage of usages) {
            if (usage.kind === 'lock_provider')
                this.addLock(usage);
            else if (usage.kind === 'cloud_default')
                this.addCloud(usage);
        }
    }
    signs() {
        return [...this.found.values()];
    }
    constraints() {
        return [...this.allowed.values()];
    }
    addTrait({ kind, text, place }) {
        if (kind === 'version') {
            // Tests and examples may allow other versions than what is in use.
            const key = (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isAside */ .Zl)(place.file) ? `${text} aside` : text;
            if (this.allowed.size < MAX_CONSTRAINTS && !this.allowed.has(key)) {
                this.allowed.set(key, { text, place });
            }
        }
        else if (kind === 'binary') {
            const client = text === 'tofu' ? 'opentofu' : 'terraform';
            const sign = { client, level: 'version-file', place, version: null };
            this.put({ ...sign, text: 'sets terraform_binary' });
        }
        else {
            const { client, text: about } = TRAIT_SIGNS[kind];
            this.addSyntax(client, about, place);
        }
    }
    /** A lock file names the default registry of the client that wrote it. */
    addLock({ host, place }) {
        const client = _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du.find((one) => (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultRegistry */ .Vm)(one) === host);
        if (client === undefined)
            return;
        const text = `locks providers from ${host}`;
        this.put({ client, level: 'lock-file', place, text, version: null });
    }
    // OpenTofu has no default host for it (internal/cloud/backend.go).
    addCloud({ clients, isOverridden, place }) {
        if (isOverridden || !clients.includes('terraform'))
            return;
        const text = 'has a cloud block without hostname';
        this.put({ client: 'terraform', level: 'syntax', place, text, version: null, isCloud: true });
    }
    addSyntax(client, text, place) {
        this.put({ client, level: 'syntax', place, text, version: null });
    }
    put(sign) {
        const key = `${sign.client} ${sign.text}`;
        if (this.found.has(key))
            return;
        // Of tests and examples too, the first is kept: it decides if there are no others.
        const ownKey = (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isAside */ .Zl)(sign.place.file) ? `${key} aside` : key;
        if (!this.found.has(ownKey))
            this.found.set(ownKey, sign);
    }
}
// Terraform reads even hidden test files in a folder `tests`. Such a file is no evidence for Terraform.
const isHidden = (file) => /(^|\/)[.#][^/]*$/.test(file);


/***/ }),

/***/ 7854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   YW: () => (/* binding */ noteAbout),
/* harmony export */   kA: () => (/* binding */ hostsNamedIn),
/* harmony export */   sw: () => (/* binding */ narrowUsages),
/* harmony export */   u3: () => (/* binding */ Notes),
/* harmony export */   vH: () => (/* binding */ notesFor)
/* harmony export */ });
/* harmony import */ var _problems_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7052);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1064);
// What a scan finds: usages of hosts, and problems in files.


const TOP = { line: 1, column: 1, endColumn: 1 };
/** A note about a file or directory, relative to the root, for every client. */
function noteAbout(file, problem, at = TOP) {
    const place = { file: file === '' ? '.' : file, ...at };
    return { problem, place, clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du, host: null };
}
/**
 * The usages of these clients alone; an implied host becomes theirs. Equal needs of one scan are one
 * object, and stay one. The usages are changed in place: there may be a hundred thousand, and the memory
 * for copies would exceed that of the scan.
 */
function narrowUsages(usages, clients) {
    const isTheirs = (client) => clients.includes(client);
    const narrow = once((given) => given.every(isTheirs) ? given : given.filter(isTheirs));
    const narrowNeeds = once((needs) => needs.every((need) => need.clients.every(isTheirs))
        ? needs
        : needs.flatMap((need) => {
            const needing = narrow(need.clients);
            return needing.length === 0 ? [] : [{ ...need, clients: needing }];
        }));
    return usages.filter((usage) => {
        const own = usage;
        own.clients = narrow(usage.clients);
        own.needs = narrowNeeds(usage.needs);
        if (usage.isHostImplied)
            own.host = own.needs[0]?.host ?? usage.host;
        return own.clients.length > 0;
    });
}
/** The hosts that some usage names, rather than implies. */
const hostsNamedIn = (usages) => {
    const named = new Set();
    for (const { host, isHostImplied } of usages) {
        if (host !== null && !isHostImplied)
            named.add(host);
    }
    return named;
};
/** Calls `make` once for each argument. */
function once(make) {
    const made = new Map();
    return (given) => {
        const before = made.get(given);
        if (before !== undefined || made.has(given))
            return before;
        const value = make(given);
        made.set(given, value);
        return value;
    };
}
/** The notes that concern one of these clients. */
const notesFor = (notes, clients) => notes.filter((note) => note.clients.some((client) => clients.includes(client)));
// Far more than a person reads; it bounds memory. Each severity has its own limit, so that many notices
// do not hide an error.
const MAX_NOTES = 10_000;
/** Collects notes up to the limit. Of a file with syntax errors, the first one is enough. */
class Notes {
    notes = [];
    broken = new Set();
    kept = new Map();
    omitted = 0;
    max;
    constructor(max = MAX_NOTES) {
        this.max = max;
    }
    add(note) {
        const { problem, place } = note;
        if (problem.code === 'file-syntax') {
            if (this.broken.has(place.file))
                return;
            this.broken.add(place.file);
        }
        const kept = this.kept.get(problem.severity) ?? 0;
        this.kept.set(problem.severity, kept + 1);
        if (kept < this.max)
            this.notes.push(note);
        else
            this.omitted += 1;
    }
    all() {
        if (this.omitted === 0)
            return this.notes;
        const problem = (0,_problems_file_js__WEBPACK_IMPORTED_MODULE_0__.fileLimit)({ kind: 'problems', max: this.max, omitted: this.omitted });
        return [...this.notes, noteAbout('.', problem)];
    }
}


/***/ }),

/***/ 9766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  D: () => (/* binding */ parseCommandLine)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
// EXTERNAL MODULE: ./lib/settings/table.js + 1 modules
var table = __nccwpck_require__(3557);
;// CONCATENATED MODULE: ./lib/settings/command-line.js
// Parses the command line: a command, its flags, and every mistake in them at once.


const isActionOnly = (setting) => 'ofAction' in setting;
const ACTION_INPUTS = table/* SETTINGS */.y.filter(isActionOnly).map(({ name }) => name);
const FLAGS = [
    ...table/* SETTINGS */.y.filter((setting) => !isActionOnly(setting)).map(({ name }) => name),
    'format'
];
const LISTS = table/* SETTINGS */.y.filter(({ kind }) => kind.isList).map(({ name }) => name);
/** The flags of the commands that do not take all of them. */
const ACCEPTED = {
    // What decides which hosts of files `check` contacts.
    usages: ['scan', 'exclude', 'allowed-hosts', 'dialect', 'cli-config', 'format'],
    // What decides where the token of a host is looked up.
    host: ['dialect', 'format', 'tokens', 'cli-config', 'timeout-seconds'],
    module: ['dialect', 'format'],
    provider: ['dialect', 'format']
};
const OPTIONS = {
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean' },
    ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' }]))
};
/** Parses the arguments after the program's name. Pure: the result holds all mistakes. */
function parseCommandLine(args) {
    const options = { args: [...args], options: OPTIONS, strict: false, tokens: true };
    const { tokens, positionals } = (0,external_node_util_namespaceObject.parseArgs)(options);
    const flags = tokens.filter((token) => token.kind === 'option');
    if (flags.some(({ name }) => name === 'help'))
        return { kind: 'help' };
    if (flags.some(({ name }) => name === 'version'))
        return { kind: 'version' };
    const values = new Map();
    const mistakes = new Set();
    for (const { name, index, value, inlineValue } of flags) {
        const given = values.get(name) ?? [];
        const mistake = mistakeInName(name, args[index] ?? '') ??
            mistakeInValue(name, value, inlineValue === true) ??
            (given.length > 0 && !LISTS.includes(name) ? `--${name} is given more than once` : null);
        if (mistake !== null)
            mistakes.add(mistake);
        else
            values.set(name, [...given, value ?? '']);
    }
    const command = readCommand(positionals, values, mistakes);
    return mistakes.size > 0 ? { kind: 'mistakes', mistakes: [...mistakes] } : command;
}
function mistakeInName(name, argument) {
    const isLong = argument.startsWith('--');
    if (isLong && FLAGS.includes(name))
        return null;
    // What follows "=" may be a secret.
    const [shown] = argument.split('=');
    if (isLong && ACTION_INPUTS.includes(name))
        return `"${shown}" is an input of the Action, not a flag`;
    const plain = (text) => text.replace(/[-_s]/g, '');
    const close = FLAGS.find((each) => isLong && plain(each) === plain(name));
    return `"${shown}" is not a flag; ${close === undefined ? 'see --help' : `did you mean "--${close}"?`}`;
}
/** A value that looks like a flag is a forgotten value, unless it follows `=`. */
function mistakeInValue(name, value, isInline) {
    if (value === undefined)
        return `--${name} has no value`;
    if (isInline || !/^-./.test(value))
        return null;
    return `--${name} has no value; write --${name}=VALUE for a value that begins with "-"`;
}
function readCommand([name = 'check', ...rest], values, mistakes) {
    const format = readFormat(values, mistakes);
    switch (name) {
        case 'help':
            return { kind: 'help' };
        case 'check':
            return { kind: 'check', raw: rawSettings(values, rest), format };
        case 'usages':
            refuseOthers('usages', ACCEPTED.usages, values, mistakes);
            return { kind: 'usages', raw: rawSettings(values, rest), format };
        case 'explain': {
            const [subject = '', ...texts] = rest;
            if (!isSubject(subject)) {
                mistakes.add(`explain needs "host", "module" or "provider" first, not "${subject}"`);
                return { kind: 'help' };
            }
            refuseOthers(`explain ${subject}`, ACCEPTED[subject], values, mistakes);
            if (texts.length === 0) {
                mistakes.add(`explain ${subject} needs at least one ${subject}, or "-" for standard input`);
            }
            return { kind: 'explain', subject, texts, raw: rawSettings(values, []), format };
        }
        default:
            // `check` may be omitted: the words are then directories to scan.
            return { kind: 'check', raw: rawSettings(values, [name, ...rest]), format };
    }
}
const isSubject = (word) => word === 'host' || word === 'module' || word === 'provider';
function readFormat(values, mistakes) {
    const format = values.get('format')?.[0] ?? 'text';
    if (format === 'text' || format === 'json')
        return format;
    mistakes.add(`--format is "${format}", expected "text" or "json"`);
    return 'text';
}
function refuseOthers(command, accepted, values, mistakes) {
    for (const name of values.keys()) {
        if (!accepted.includes(name))
            mistakes.add(`${command} does not take --${name}`);
    }
}
/** Directories are values of `scan`, as files are arguments of most programs. */
function rawSettings(values, directories) {
    const scan = [...(values.get('scan') ?? []), ...directories];
    const all = scan.length === 0 ? values : new Map([...values, ['scan', scan]]);
    const given = table/* SETTINGS */.y.flatMap(({ name }) => {
        const value = all.get(name);
        return value === undefined ? [] : [[name, value.join('\n')]];
    });
    return Object.fromEntries(given);
}


/***/ }),

/***/ 4226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderHelp)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3557);
// The text of `--help`, made from the table of settings.

const WIDTH = 100;
const INDENT = 22;
const USAGE = `Runs service discovery for the registry hosts of Terraform and OpenTofu configuration.

Usage:
  tf-disco [check] [DIRECTORY…] [FLAGS]          check the hosts that the files use
  tf-disco usages [DIRECTORY…] [FLAGS]           list the hosts that check would contact for the
                                                 files; contact none
  tf-disco explain host|module|provider TEXT…    show how the clients read a text; "-" reads lines
                                                 from standard input

Repeat the flag of a list for several values, or separate them by line breaks. Prefer TF_TOKEN_
variables to --tokens: other users of the machine can see flags.
`;
function renderHelp() {
    const flags = _table_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS */ .y.filter((setting) => !('ofAction' in setting)).flatMap((setting) => {
        const standard = setting.default === '' ? '' : ` (${setting.default})`;
        return entry(`--${setting.name}`, `${setting.help.replaceAll('`', '')}${standard}`);
    });
    return [
        USAGE,
        'Flags of check (usages: scan, exclude, allowed-hosts, dialect, cli-config; explain: dialect, and',
        'for hosts tokens, cli-config and timeout-seconds):',
        ...flags,
        '',
        'Other flags:',
        ...entry('--format', 'text or json (text)'),
        ...entry('--help', 'Show this help.'),
        ...entry('--version', 'Show the version.'),
        '',
        'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.',
        ''
    ].join('\n');
}
function entry(flag, help) {
    const lines = [];
    let line = '';
    for (const word of help.split(' ')) {
        if (line !== '' && INDENT + line.length + word.length >= WIDTH) {
            lines.push(line);
            line = '';
        }
        line += line === '' ? word : ` ${word}`;
    }
    lines.push(line);
    return lines.map((text, index) => `${(index === 0 ? `  ${flag}` : '').padEnd(INDENT)}${text}`);
}


/***/ }),

/***/ 3474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ TOKEN),
/* harmony export */   Ob: () => (/* binding */ DIALECT_SETTING),
/* harmony export */   TN: () => (/* binding */ HOSTNAMES),
/* harmony export */   WD: () => (/* binding */ labels),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   pS: () => (/* binding */ MAX_HOSTS),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _protocol_token_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2713);
/* harmony import */ var _scan_clients_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3469);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7630);



const single = (parse) => ({ isList: false, parse });
const good = (value) => ({ value, mistakes: [] });
/** Any text; null if it is empty. */
const TEXT = single((text) => good(text || null));
/** A secret; null if it is empty. */
const TOKEN = single((text) => good(text === '' ? null : new _protocol_token_js__WEBPACK_IMPORTED_MODULE_0__/* .Token */ .o(text)));
// Of one setting. A person corrects these first; a list of 100 KB may have 10,000.
const MAX_MISTAKES = 20;
/** One value per line. `itemsOf` splits the text. */
const list = (parseLine, itemsOf = _lines_js__WEBPACK_IMPORTED_MODULE_2__/* .listItems */ .Dw) => ({
    isList: true,
    parse: (text, name) => {
        const parsed = itemsOf(text).map(parseLine);
        const mistakes = parsed.flatMap((item) => (item.ok ? [] : [`${name}: ${item.why}`]));
        const more = mistakes.length - MAX_MISTAKES;
        return {
            value: parsed.flatMap((item) => (item.ok ? [item.value] : [])),
            mistakes: mistakes
                .slice(0, MAX_MISTAKES)
                .concat(more > 0 ? `${name}: ${more} more lines are wrong` : [])
        };
    }
});
// A larger number of hosts is assumed to be a mistake; the limit bounds memory and time.
const MAX_HOSTS = 10_000;
/** One entry for each host, with the services of all its lines. */
const HOSTNAMES = {
    isList: true,
    parse: (text, name) => {
        const { value, mistakes } = list(_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readHostLine */ .l6).parse(text, name);
        const groups = Map.groupBy(value, ({ host }) => host);
        const hosts = Array.from(groups, ([host, group]) => ({
            host,
            services: [...new Set(group.flatMap(({ services }) => services))]
        }));
        const limit = `${name} has ${hosts.length} hosts, the limit is ${MAX_HOSTS}`;
        return { value: hosts, mistakes: hosts.length > MAX_HOSTS ? [...mistakes, limit] : mistakes };
    }
};
/** Labels, separated by commas too, since no label can contain one; `fallback` if there is none. */
const labels = (fallback) => ({
    isList: true,
    parse: (text, name) => {
        const { value, mistakes } = list(_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readLabel */ .V8).parse(text, name);
        const names = value.flat();
        return { value: [...new Set(names.length === 0 ? [fallback] : names)], mistakes };
    }
});
const number = ({ min, max, whole }) => single((text, name) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!whole || Number.isInteger(value)))
        return good(value);
    const kind = whole ? 'a whole number' : 'a number';
    const mistake = `${name} is "${text}", expected ${kind} from ${min} to ${max}`;
    return { value: min, mistakes: [mistake] };
});
/** A number of seconds; the value is in milliseconds. */
const seconds = (range) => single((text, name) => {
    const { value, mistakes } = number(range).parse(text, name);
    return { value: value * 1000, mistakes };
});
/** Null for a setting that is empty. */
const optional = ({ isList, parse }) => ({
    isList,
    parse: (text, name) => (text === '' ? good(null) : parse(text, name))
});
/** The spellings of YAML 1.2, which the runner's own library accepts. */
const FLAG = single((text, name) => {
    const value = /^(true|True|TRUE)$/.test(text);
    const isValid = value || /^(false|False|FALSE)$/.test(text);
    return { value, mistakes: isValid ? [] : [`${name} is "${text}", expected "true" or "false"`] };
});
const choice = (...choices) => single((text, name) => {
    const wanted = choices.map((each) => `"${each}"`).join(', ');
    const isValid = choices.some((each) => each === text);
    const mistakes = isValid ? [] : [`${name} is "${text}", expected one of ${wanted}`];
    return { value: text, mistakes };
});
const DIALECT = /^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s;
/** `auto`, `terraform [VERSION]`, `opentofu [VERSION]` or `both`. */
const DIALECT_SETTING = single((text, name) => {
    const [, dialect, version = null] = DIALECT.exec(text) ?? [];
    const given = `${name} is "${text}"`;
    if (dialect === undefined) {
        const wanted = '"auto", "terraform", "opentofu", "both"';
        return {
            value: AUTO,
            mistakes: [`${given}, expected one of ${wanted}; a version may follow: "terraform 1.15"`]
        };
    }
    const value = { name: dialect, version };
    if (version === null)
        return good(value);
    if (dialect === 'auto' || dialect === 'both') {
        const mistake = `${given}, but only "terraform" and "opentofu" can have a version`;
        return { value: AUTO, mistakes: [mistake] };
    }
    if ((0,_scan_clients_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .l)(version))
        return good(value);
    return { value: AUTO, mistakes: [`${given}, expected a version such as "${dialect} 1.10"`] };
});
const AUTO = { name: 'auto', version: null };


/***/ }),

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   IL: () => (/* binding */ readTokenLine),
/* harmony export */   Ju: () => (/* binding */ readResolveLine),
/* harmony export */   V8: () => (/* binding */ readLabel),
/* harmony export */   aS: () => (/* binding */ readServiceId),
/* harmony export */   jM: () => (/* binding */ readHostPattern),
/* harmony export */   l6: () => (/* binding */ readHostLine),
/* harmony export */   vk: () => (/* binding */ secretItems),
/* harmony export */   x2: () => (/* binding */ readIgnoreLine)
/* harmony export */ });
/* unused harmony export readHost */
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3625);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(709);
/* harmony import */ var _protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3229);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1831);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9562);
/* harmony import */ var _protocol_token_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2713);
// Parses one line of each setting that is a list: hosts, tokens, addresses, ignored findings, labels.







/** The items of a list: one per line, without comments and blank lines. */
function listItems(text) {
    return text
        .split(/\r\n|[\n\r]/)
        .map((line) => line.replace(/(^|\s)#.*$/s, '').trim())
        .filter((line) => line !== '');
}
/** The items of a list whose values may contain `#`: only whole lines are comments. */
function secretItems(text) {
    return text
        .split(/\r\n|[\n\r]/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** Parses a hostname; the reason contains the text and how to correct it. */
function readHost(text) {
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHostname */ .Pv)(text);
    if (host.ok)
        return host;
    const cure = (0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .hostAdvice */ .L6)(text);
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${text}" is not a hostname: ${host.why}${cure === null ? '' : `; ${cure}`}`);
}
/** Parses a service id that Terraform or OpenTofu can request, and that is not nearly one of theirs. */
function readServiceId(text) {
    const meant = (0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestId */ .OA)(text);
    if (meant !== null)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${text}" is not a known service id; did you mean ${meant}?`);
    return _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du.some((client) => (0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_4__/* .parseServiceId */ .oe)(text, client).ok)
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)(text)
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${text}" is not a service id; expected NAME.vN, such as "modules.v1"`);
}
/** `HOST[:PORT] [SERVICE…]` */
function readHostLine(line) {
    const [text = '', ...ids] = line.split(/[\s,]+/).filter((word) => word !== '');
    const host = readHost(text);
    const wrong = ids.map(readServiceId).flatMap((id) => (id.ok ? [] : [id.why]));
    const mistakes = host.ok ? wrong : [host.why, ...wrong];
    return host.ok && mistakes.length === 0
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)({ host: host.value, services: ids })
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(mistakes.join('; '));
}
/** `HOST[:PORT]` or `*.HOST[:PORT]` */
function readHostPattern(text) {
    const subdomains = text.startsWith('*.');
    const host = readHost(subdomains ? text.slice(2) : text);
    return host.ok ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)({ host: host.value, subdomains }) : host;
}
/**
 * `HOST=TOKEN`, split at the first `=`. The reason quotes nothing of the line: if the two sides are
 * swapped, the secret is where the host should be.
 */
function readTokenLine(line) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)('a line has no "="; expected HOST=TOKEN');
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHostname */ .Pv)(line.slice(0, equals).trim());
    return host.ok
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)({ host: host.value, token: new _protocol_token_js__WEBPACK_IMPORTED_MODULE_5__/* .Token */ .o(line.slice(equals + 1).trim()) })
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN');
}
const PORT = /^\d{1,5}$/;
/** `HOST[:PORT]=ADDRESS[:PORT]`; an IPv6 address with a port is in brackets. */
function readResolveLine(line) {
    const expected = 'expected HOST[:PORT]=ADDRESS[:PORT]';
    const equals = line.indexOf('=');
    if (equals < 0)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${line}" has no "="; ${expected}`);
    const from = line.slice(0, equals).trim();
    const host = readHost(from);
    if (!host.ok)
        return host;
    const name = host.value.replace(/:\d+$/, '');
    const to = splitAddress(line.slice(equals + 1).trim());
    if (to === null)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${line}" has no valid address; ${expected}`);
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)({ name, port: portOf(from), ...to });
}
function portOf(text) {
    const colon = text.indexOf(':');
    return colon < 0 ? null : Number(text.slice(colon + 1));
}
function splitAddress(text) {
    const match = /^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(text) ?? /^([^:\s[\]]+)(?::(.*))?$/.exec(text);
    if (match?.[1] !== undefined) {
        const port = match[2];
        if (port === undefined)
            return { address: match[1], addressPort: null };
        if (!PORT.test(port) || Number(port) < 1 || Number(port) > 65535)
            return null;
        return { address: match[1], addressPort: Number(port) };
    }
    return /^[\da-fA-F:]+$/.test(text) ? { address: text, addressPort: null } : null;
}
/** `CODE [HOST]` */
function readIgnoreLine(line) {
    const [code = '', text, ...more] = line.split(/\s+/);
    if (more.length > 0)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${line}" has too many words; expected CODE [HOST]`);
    if (!isProblemCode(code)) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${code}" is not a problem code; docs/problems.md lists the codes`);
    }
    if (text === undefined)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)({ code, host: null });
    const host = readHost(text);
    return host.ok ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)({ code, host: host.value }) : host;
}
// GitHub refuses longer names.
const MAX_LABEL = 50;
/** Labels, separated by commas as in GitHub's own lists; a label cannot contain a comma. */
function readLabel(line) {
    const labels = line
        .split(',')
        .map((label) => label.trim())
        .filter((label) => label !== '');
    const long = labels.find((label) => label.length > MAX_LABEL);
    return long === undefined
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .J)(labels)
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(`"${long}" has ${long.length} characters; GitHub allows at most ${MAX_LABEL}`);
}
const isProblemCode = (code) => Object.hasOwn((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problemFacts */ .t)(), code);


/***/ }),

/***/ 5751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __nccwpck_require__(5747);
// EXTERNAL MODULE: ./lib/go/parsed.js
var go_parsed = __nccwpck_require__(3625);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __nccwpck_require__(4000);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
// EXTERNAL MODULE: ./lib/go/ip.js
var ip = __nccwpck_require__(6181);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
;// CONCATENATED MODULE: ./lib/settings/proxy.js
// Selects the proxy of a request from the environment, as Go's net/http does.



/**
 * Reads the variables once (golang.org/x/net/http/httpproxy: FromEnvironment, ProxyFunc).
 * @throws TypeError when a proxy's URL cannot be read
 */
function proxiesFrom(environment) {
    const variable = (name) => environment[name] || environment[name.toLowerCase()] || '';
    const proxies = {
        http: parseProxy('HTTP_PROXY', variable('HTTP_PROXY')),
        https: parseProxy('HTTPS_PROXY', variable('HTTPS_PROXY'))
    };
    const direct = directRules(variable('NO_PROXY'));
    return (endpoint) => {
        const proxy = proxies[endpoint.scheme];
        return proxy === null || isLocal(endpoint.name) || direct(endpoint) ? null : proxy;
    };
}
const SCHEMES = ['http:', 'https:'];
function parseProxy(name, value) {
    if (value === '')
        return null;
    // A bare HOST:PORT means http, as in Go.
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    if (url === null)
        throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`);
    if (!SCHEMES.includes(url.protocol)) {
        throw new TypeError(`${name} is a ${url.protocol}// proxy; expected http:// or https://`);
    }
    if (!isDecodable(url.username) || !isDecodable(url.password)) {
        throw new TypeError(`${name} has a user name or password with a bare "%"; write "%25" for it`);
    }
    return url;
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch (error) {
        if (error instanceof URIError)
            return false;
        throw error;
    }
}
const LOOPBACK = new external_node_net_.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
// net/http never uses a proxy for the machine itself.
const isLocal = (name) => name === 'localhost' || contains(LOOPBACK, name);
/** Whether a list contains an address; IPv4 in IPv6 is the IPv4 address, as in Go's net.IP. */
function contains(list, name) {
    const address = (0,ip/* plainAddress */.n7)(name.replace(/%.*$/s, ''));
    const family = (0,external_node_net_.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** `NO_PROXY`: comma-separated `*`, addresses, CIDR ranges, names and `.suffixes`, each with a port or not. */
function directRules(text) {
    const rules = text
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter((item) => item !== '')
        .map(directRule);
    return (endpoint) => rules.some((rule) => rule(endpoint));
}
function directRule(item) {
    if (item === '*')
        return () => true;
    const range = rangeOf(item);
    if (range !== null)
        return ({ name }) => range(name);
    const { name: pattern, port } = splitPort(item);
    const samePort = (endpoint) => port === '' || String(endpoint.port) === port;
    if (isAddress(pattern)) {
        const address = (0,ip/* plainAddress */.n7)(pattern);
        const list = new external_node_net_.BlockList();
        list.addAddress(address, (0,external_node_net_.isIP)(address) === 4 ? 'ipv4' : 'ipv6');
        return (endpoint) => contains(list, endpoint.name) && samePort(endpoint);
    }
    const matches = nameRule(pattern);
    return (endpoint) => (0,external_node_net_.isIP)(endpoint.name) === 0 && samePort(endpoint) && matches(endpoint.name);
}
/** Whether an address is in a CIDR range; null when the item is none. */
function rangeOf(item) {
    const [, written = '', digits = ''] = /^([\da-f:.]+)\/(\d{1,6})$/.exec(item) ?? [];
    if (!isAddress(written))
        return null;
    const bits = Number(digits);
    if (bits > ((0,external_node_net_.isIP)(written) === 4 ? 32 : 128))
        return null;
    const mappedBits = bits - ((0,external_node_net_.isIP)(written) === 6 ? 96 : 0);
    const range = new external_node_net_.BlockList();
    // An IPv6 range contains no IPv4 address, unless it is a range of IPv4-mapped addresses.
    const isFour = (0,external_node_net_.isIP)((0,ip/* plainAddress */.n7)(written)) === 4 && mappedBits >= 0;
    if (isFour)
        range.addSubnet((0,ip/* plainAddress */.n7)(written), mappedBits, 'ipv4');
    else
        range.addSubnet(written, bits, 'ipv6');
    return (name) => contains(range, name) && ((0,external_node_net_.isIP)((0,ip/* plainAddress */.n7)(name)) === 4) === isFour;
}
// net.ParseIP does not accept zones.
const isAddress = (text) => (0,external_node_net_.isIP)(text) !== 0 && !text.includes('%');
/** `*.example.com` and `.example.com` mean the subdomains, `example.com` the name and its subdomains. */
function nameRule(pattern) {
    if (pattern === '')
        return () => false;
    const suffix = pattern.replace(/^\*\./, '.');
    const written = suffix.replace(/^\./, '');
    const ascii = (0,hostname/* parseHostname */.Pv)(written);
    const bare = ascii.ok ? ascii.value : written;
    return (name) => name.endsWith(`.${bare}`) || (!suffix.startsWith('.') && name === bare);
}
/** net.SplitHostPort; without a port, the brackets of `[::1]` are part of a name that never matches. */
function splitPort(item) {
    const match = /^\[([^\]]*)\]:([^:]*)$/.exec(item) ?? /^([^:[\]]*):([^:[\]]*)$/.exec(item);
    return match === null ? { name: item, port: '' } : { name: match[1] ?? '', port: match[2] ?? '' };
}

// EXTERNAL MODULE: ./lib/settings/settings.js
var settings_settings = __nccwpck_require__(3152);
;// CONCATENATED MODULE: ./lib/settings/read.js
// Settings together with what they refer to on this machine: files and proxy variables.







// All public authorities together have a quarter of a megabyte.
const MAX_AUTHORITIES_BYTES = 4 * 1024 * 1024;
/**
 * Parses settings and reads what they refer to.
 * @throws SettingsError with the mistakes of all of them
 */
async function readSettings(raw, { environment, directory }) {
    const { settings, mistakes } = (0,settings_settings/* parseSettings */.P)(raw);
    const authorities = await readAuthorities(settings.caFile);
    const proxies = readProxies(environment);
    const missing = missingPaths(settings.scan, directory);
    if (mistakes.length === 0 && missing.length === 0 && authorities.ok && proxies.ok) {
        return { ...settings, authorities: authorities.value, chooseProxy: proxies.value };
    }
    const unreadable = [authorities, proxies].flatMap((each) => (each.ok ? [] : [each.why]));
    throw new settings_settings/* SettingsError */.G([...mistakes, ...unreadable, ...missing]);
}
/** A misspelled path would otherwise pass a check of nothing. Globs may match nothing. */
const missingPaths = (scan, directory) => scan
    .filter((entry) => !/[*?[\]{}]/.test(entry) && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, entry)))
    .map((entry) => `scan names "${entry}", which does not exist in ${directory}`);
function readProxies(environment) {
    try {
        return (0,go_parsed/* accept */.J)(proxiesFrom(environment));
    }
    catch (error) {
        if (error instanceof TypeError)
            return (0,go_parsed/* refuse */.T)(error.message);
        throw error;
    }
}
async function readAuthorities(path) {
    if (path === null)
        return (0,go_parsed/* accept */.J)(null);
    const read = (0,read_text/* readText */.yR)(path, MAX_AUTHORITIES_BYTES);
    if (!read.ok)
        return (0,go_parsed/* refuse */.T)(`ca-file "${path}" ${(0,brief/* describeReadFailure */.mP)(read.failure)}`);
    const { parseAuthorities } = await __nccwpck_require__.e(/* import() */ 36).then(__nccwpck_require__.bind(__nccwpck_require__, 5036));
    const parsed = parseAuthorities(read.text);
    return parsed.ok ? parsed : (0,go_parsed/* refuse */.T)(`ca-file "${path}" ${parsed.why}`);
}


/***/ }),

/***/ 3152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SettingsError),
/* harmony export */   P: () => (/* binding */ parseSettings)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7630);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3557);
// Parses the text of every setting into Settings and collects all mistakes.


/** The settings are wrong: every mistake, each with how to correct it. Exit code 2. */
class SettingsError extends Error {
    name = 'SettingsError';
    mistakes;
    constructor(mistakes) {
        super(mistakes.join('\n'));
        this.mistakes = mistakes;
    }
}
/** Parses the settings. Pure: does not look at the files that a setting names. */
function parseSettings(raw) {
    const parsed = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .y.map(({ name, field, kind, default: fallback }) => ({
        field,
        ...kind.parse(raw[name]?.trim() || fallback, name)
    }));
    const values = Object.fromEntries(parsed.map(({ field, value }) => [field, value]));
    const isEmpty = values.scan.length === 0 && (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .listItems */ .Dw)(raw.hostnames ?? '').length === 0;
    return {
        // Without hostnames, the default is the whole checkout.
        settings: isEmpty ? { ...values, scan: ['.'] } : values,
        mistakes: parsed.flatMap(({ mistakes }) => mistakes)
    };
}


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y: () => (/* binding */ SETTINGS)
});

// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __nccwpck_require__(3625);
// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __nccwpck_require__(3474);
// EXTERNAL MODULE: ./lib/settings/lines.js
var lines = __nccwpck_require__(7630);
;// CONCATENATED MODULE: ./lib/settings/report-file.js

// SARIF 2.1.0 §3.2 allows both endings, so the longer one precedes that of JSON.
const FORMATS = [
    ['.sarif.json', 'sarif'],
    ['.sarif', 'sarif'],
    ['.json', 'json'],
    ['.xml', 'junit'],
    ['.md', 'markdown']
];
/** The path of a report and the format that its name selects, ignoring case. */
function readReportFile(path) {
    const name = path.toLowerCase();
    const known = FORMATS.find(([suffix]) => name.endsWith(suffix));
    if (known !== undefined)
        return (0,parsed/* accept */.J)({ path, format: known[1] });
    return (0,parsed/* refuse */.T)(`"${path}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit) or ".md"`);
}

;// CONCATENATED MODULE: ./lib/settings/table.js
// The table of settings. The parser, --help, action.yml and the README are derived from it.




/** Inputs of the Action and flags of the command line. */
const SETTINGS = [
    {
        name: 'hostnames',
        field: 'hostnames',
        kind: kinds/* HOSTNAMES */.TN,
        help: 'Hosts to check, one per line: `HOST[:PORT] [SERVICE…]`. Each listed service is required.',
        default: ''
    },
    {
        name: 'scan',
        field: 'scan',
        kind: (0,kinds/* list */.p_)(parsed/* accept */.J),
        help: 'Directories, files or globs to scan, one per line. Default: the whole checkout, or nothing if `hostnames` is set.',
        default: ''
    },
    {
        name: 'exclude',
        field: 'exclude',
        kind: (0,kinds/* list */.p_)(parsed/* accept */.J),
        help: 'Globs of directories and files to skip, one per line, relative to the root of the checkout: `**/fixtures`.',
        default: ''
    },
    {
        name: 'allowed-hosts',
        field: 'allowedHosts',
        kind: (0,kinds/* list */.p_)(lines/* readHostPattern */.jM),
        help: 'Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.',
        default: ''
    },
    {
        name: 'required-services',
        field: 'requiredServices',
        kind: (0,kinds/* list */.p_)(lines/* readServiceId */.aS),
        help: 'Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.',
        default: ''
    },
    {
        name: 'dialect',
        field: 'dialect',
        kind: kinds/* DIALECT_SETTING */.Ob,
        help: 'CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.',
        default: 'auto'
    },
    {
        name: 'tokens',
        field: 'tokens',
        kind: (0,kinds/* list */.p_)(lines/* readTokenLine */.IL, lines/* secretItems */.vk),
        help: 'Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_…` environment variables also work.',
        default: ''
    },
    {
        name: 'cli-config',
        field: 'cliConfig',
        kind: kinds/* TEXT */.a$,
        help: 'CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.',
        default: ''
    },
    {
        name: 'timeout-seconds',
        field: 'timeoutMs',
        kind: (0,kinds/* optional */.lq)((0,kinds/* seconds */.YA)({ min: 0.1, max: 300 })),
        help: 'Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.',
        default: ''
    },
    {
        name: 'retries',
        field: 'retries',
        kind: (0,kinds/* number */.ai)({ min: 0, max: 10, whole: true }),
        help: 'Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.',
        default: '3'
    },
    {
        name: 'concurrency',
        field: 'concurrency',
        kind: (0,kinds/* number */.ai)({ min: 1, max: 256, whole: true }),
        help: 'Maximum number of hosts to contact at the same time.',
        default: '16'
    },
    {
        name: 'deadline-seconds',
        field: 'deadlineMs',
        kind: (0,kinds/* seconds */.YA)({ min: 1, max: 21_600 }),
        help: 'Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails. Without it, the check could take as long as hosts / concurrency, rounded up, × ((retries + 1) × timeout-seconds + retries × 10 s).',
        default: '600'
    },
    {
        name: 'ca-file',
        field: 'caFile',
        kind: kinds/* TEXT */.a$,
        help: 'PEM file with certificate authorities to trust in addition to the system’s.',
        default: ''
    },
    {
        name: 'resolve',
        field: 'resolve',
        kind: (0,kinds/* list */.p_)(lines/* readResolveLine */.Ju),
        help: 'Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.',
        default: ''
    },
    {
        name: 'certificate-days',
        field: 'certificateDays',
        kind: (0,kinds/* number */.ai)({ min: 0, max: 3650, whole: true }),
        help: 'Warn if a TLS certificate in the redirect chain expires within this many days.',
        default: '21'
    },
    {
        name: 'slow-seconds',
        field: 'slowMs',
        kind: (0,kinds/* seconds */.YA)({ min: 0.1, max: 300 }),
        help: 'Warn if discovery takes longer than this.',
        default: '3'
    },
    {
        name: 'fail-on',
        field: 'failOn',
        kind: (0,kinds/* choice */.Yq)('error', 'warning', 'never'),
        help: 'Lowest severity that fails the check: `error`, `warning` or `never`.',
        default: 'error'
    },
    {
        name: 'ignore',
        field: 'ignore',
        kind: (0,kinds/* list */.p_)(lines/* readIgnoreLine */.x2),
        help: 'Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.',
        default: ''
    },
    {
        name: 'report',
        field: 'report',
        kind: (0,kinds/* list */.p_)(readReportFile),
        help: 'Report files to write, one per line, relative to the workspace: `.json`, `.sarif`, `.xml` (JUnit) or `.md`.',
        default: ''
    },
    {
        name: 'changed-only',
        field: 'changedOnly',
        kind: kinds/* FLAG */.lx,
        ofAction: true,
        help: 'In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.',
        default: 'false'
    },
    {
        name: 'comment',
        field: 'comment',
        kind: (0,kinds/* choice */.Yq)('never', 'on-failure', 'always'),
        ofAction: true,
        help: 'When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.',
        default: 'never'
    },
    {
        name: 'issue',
        field: 'issue',
        kind: (0,kinds/* choice */.Yq)('never', 'on-failure'),
        ofAction: true,
        help: 'When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.',
        default: 'never'
    },
    {
        name: 'issue-labels',
        field: 'issueLabels',
        kind: (0,kinds/* labels */.WD)('registry-health'),
        ofAction: true,
        help: 'Labels for the issue, one per line. The first label is used to find the issue again.',
        default: 'registry-health'
    },
    {
        name: 'github-token',
        field: 'githubToken',
        kind: kinds/* TOKEN */.CV,
        ofAction: true,
        help: 'Token used for the comment, the issue and the list of changed files.',
        default: '',
        actionContext: 'github.token'
    }
];


/***/ }),

/***/ 4571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Si: () => (/* binding */ every),
  fN: () => (/* binding */ progressInLog),
  XP: () => (/* binding */ progressInTerminal)
});

// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __nccwpck_require__(1831);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __nccwpck_require__(4120);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __nccwpck_require__(8641);
;// CONCATENATED MODULE: ./lib/report/progress.js
// How far a check is, as one line.



// The names of the hosts that have been waited for longest.
const MAX_WAITING = 2;
const MAX_NAME = 80;
/** Without control characters and line feeds. */
function describeProgress(progress) {
    if (progress.kind === 'scan')
        return `read ${(0,phrases/* showCount */.px)(progress.files, 'file')}`;
    const { done, total, failed, waiting } = progress;
    const failures = failed === 0 ? '' : `, ${failed} failed so far`;
    return `${done} of ${(0,phrases/* showCount */.px)(total, 'host')} checked${failures}${waitingFor(waiting)}`;
}
function waitingFor(waiting) {
    if (waiting.size === 0)
        return '';
    const names = [...waiting]
        .slice(0, MAX_WAITING)
        .map((host) => (0,safe_text/* visible */.RK)((0,hostname/* showHostname */.nx)(host), MAX_NAME));
    const more = waiting.size - names.length;
    if (more > 0)
        return `; waiting for ${names.join(', ')} and ${(0,phrases/* showCount */.px)(more, 'other')}`;
    return `; waiting for ${names.join(' and ')}`;
}

;// CONCATENATED MODULE: ./lib/show-progress.js
// Shows how far a check is, as long as it goes on.

// A log gets a line after so much silence, and so none from a check that is quicker.
const LOG_MS = 5000;
// A terminal's line is replaced, not more often than eyes can follow.
const TERMINAL_MS = 200;
/** Lines in a log. `write` gets them without a line feed. */
function progressInLog(write, every) {
    let latest = null;
    const end = every(LOG_MS, () => {
        if (latest !== null)
            write(describeProgress(latest));
    });
    const show = (progress) => {
        latest = progress;
    };
    return { show, end };
}
/** One line of a terminal, which is removed at the end. `columns` is the terminal's width. */
function progressInTerminal(write, columns, every) {
    let latest = null;
    let shown = '';
    const cancel = every(TERMINAL_MS, () => {
        const line = latest === null ? '' : describeProgress(latest).slice(0, columns - 1);
        if (line === shown)
            return;
        shown = line;
        write(`\r${line}\u001b[K`);
    });
    const end = () => {
        cancel();
        if (shown !== '')
            write('\r\u001b[K');
    };
    const show = (progress) => {
        latest = progress;
    };
    return { show, end };
}
/** The real clock. It keeps no program from ending. */
const every = (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
};


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ outlive),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6309);
/* harmony import */ var _report_pieces_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5955);


/**
 * Writes the pieces and waits where the reader of the stream is slower, so that only a few are in memory.
 * Ends early if the stream fails, as when `head` closes a pipe; the listener of its errors reports that.
 */
async function print(stream, pieces) {
    for (const chunk of (0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .inChunks */ .mk)(pieces)) {
        if (!stream.writable)
            return;
        if (!stream.write(chunk))
            await changeOf(stream);
    }
}
/** Until the stream takes more, or never will. */
const changeOf = (stream) => new Promise((resolve) => {
    const events = ['drain', 'error', 'close'];
    const settle = () => {
        for (const event of events)
            stream.off(event, settle);
        resolve();
    };
    for (const event of events)
        stream.on(event, settle);
});
/** The lines of what the stream has, separated by line feeds only: other separators may be part of a text. */
async function* linesOf(stream) {
    // The parts of a line, joined once: a line may be as long as the input.
    let parts = [];
    for await (const chunk of stream.setEncoding('utf8')) {
        const lines = String(chunk).split('\n');
        const rest = lines.pop() ?? '';
        for (const line of lines) {
            yield [...parts, line].join('').replace(/\r$/, '');
            parts = [];
        }
        parts.push(rest);
    }
    if (parts.some((part) => part !== ''))
        yield parts.join('');
}
/**
 * An error of the stream no longer ends the program, whose exit code is the verdict's. `onLoss` gets the reason
 * once. A reader such as `head` may close a pipe early: that is not a loss.
 */
function outlive(stream, onLoss) {
    let isBroken = false;
    stream.on('error', (error) => {
        const isFirst = !isBroken;
        isBroken = true;
        if (isFirst && error.code !== 'EPIPE')
            onLoss((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error));
    });
}


/***/ }),

/***/ 7082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withoutRequest)
/* harmony export */ });
// What was observed at a host: plain data, without a verdict and without secrets.
/** An attempt that made no request. */
const withoutRequest = (discovery) => ({
    discovery,
    hops: [],
    timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
    headMs: null,
    certificates: []
});


/***/ }),

/***/ 2859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ requirementsOf)
/* harmony export */ });
/* harmony import */ var _scan_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7854);

/**
 * One requirement for each host and service, those of `hostnames` first. A host in `hostnames` must
 * offer the services listed with it, or else `required-services`, or else any one service. `named` are
 * the hosts that files name, changed or not.
 */
function requirementsOf(settings, usages, clients, named = (0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .hostsNamedIn */ .kA)(usages)) {
    const listed = settings.hostnames.flatMap(({ host, services }) => {
        const listed = services.length > 0 ? services : settings.requiredServices;
        const ids = listed.length > 0 ? listed : ['any'];
        return ids.map((service) => ({
            host,
            service,
            clients,
            because: ['hostnames input'],
            isImplied: false
        }));
    });
    const known = new Set([...named, ...settings.hostnames.map(({ host }) => host)]);
    const groups = new Map();
    for (const requirement of listed)
        add(groups, requirement);
    for (const { needs, place } of usages) {
        for (const need of needs) {
            add(groups, { ...need, because: [place], isImplied: !known.has(need.host) });
        }
    }
    return Array.from(groups.values(), (group) => ({
        ...group,
        clients: clients.filter((client) => group.clients.includes(client))
    }));
}
function add(groups, requirement) {
    const { host, service, clients, because } = requirement;
    const key = `${host} ${service}`;
    const group = groups.get(key);
    if (group === undefined) {
        groups.set(key, { ...requirement, clients: [...clients], because: [...because] });
        return;
    }
    for (const one of because)
        group.because.push(one);
    for (const client of clients)
        if (!group.clients.includes(client))
            group.clients.push(client);
}


/***/ }),

/***/ 5960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ skipsOf),
/* harmony export */   i: () => (/* binding */ skip)
/* harmony export */ });
/* harmony import */ var _problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6697);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1831);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7082);
// Decides which hosts are not contacted: generic hostnames, hosts that only a guess implies, and hosts
// that the allowlist leaves out.



/** The required hosts that are not contacted, and why. Those in `hostnames` always are. */
function skipsOf(requirements, { hostnames, allowedHosts }, { isGuess }) {
    const listed = new Set(hostnames.map(({ host }) => host));
    const skips = new Map();
    // The first requirement of a host has the first place.
    for (const requirement of requirements) {
        const { host } = requirement;
        if (listed.has(host) || skips.has(host))
            continue;
        const problem = whySkipped(requirement, isGuess === true, (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllowed */ .Jr)(host, allowedHosts));
        if (problem !== null)
            skips.set(host, problem);
    }
    return skips;
}
function whySkipped({ host: hostname, isImplied, because, clients }, isGuess, isHostAllowed) {
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(hostname);
    if ((0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .isGenericHostname */ .Rt)(hostname))
        return (0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostGeneric)({ host });
    const [place] = because.filter((each) => typeof each !== 'string');
    const implied = isImplied && place !== undefined ? { place, clients } : null;
    if (implied !== null && isGuess)
        return (0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostAssumed)({ host, ...implied });
    if (isHostAllowed)
        return null;
    return (0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostNotAllowed)(implied === null ? { host } : { host, implied });
}
/** The visit of a host that is not contacted. */
const skip = (host, problem) => ({
    host,
    attempt: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutRequest */ .O)({ kind: 'skipped', problem }),
    earlier: [],
    later: [],
    credentials: null,
    looks: [],
    difference: null,
    forced: []
});


/***/ }),

/***/ 6875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ startTimer),
/* harmony export */   V: () => (/* binding */ Stop)
/* harmony export */ });
/** The deadline, signals and crashes end one check through this. */
class Stop {
    #controller = new AbortController();
    #why = null;
    /** Null while the check goes on. */
    get why() {
        return this.#why;
    }
    /** Aborts at the end of the check. */
    get signal() {
        return this.#controller.signal;
    }
    /** What has its own end, such as a request or a helper, ends at once. The first reason is kept. */
    end(why) {
        this.#why ??= why;
        this.#controller.abort();
    }
}
/** The real clock, for deadlines and waits. */
const startTimer = (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
};


/***/ }),

/***/ 2472:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('[[[0,44],2],[[45,46],2],[47,2],[[48,57],2],[[58,64],2],[65,1,"a"],[66,1,"b"],[67,1,"c"],[68,1,"d"],[69,1,"e"],[70,1,"f"],[71,1,"g"],[72,1,"h"],[73,1,"i"],[74,1,"j"],[75,1,"k"],[76,1,"l"],[77,1,"m"],[78,1,"n"],[79,1,"o"],[80,1,"p"],[81,1,"q"],[82,1,"r"],[83,1,"s"],[84,1,"t"],[85,1,"u"],[86,1,"v"],[87,1,"w"],[88,1,"x"],[89,1,"y"],[90,1,"z"],[[91,96],2],[[97,122],2],[[123,127],2],[[128,159],3],[160,1," "],[[161,167],2],[168,1," ̈"],[169,2],[170,1,"a"],[[171,172],2],[173,7],[174,2],[175,1," ̄"],[[176,177],2],[178,1,"2"],[179,1,"3"],[180,1," ́"],[181,1,"μ"],[182,2],[183,2],[184,1," ̧"],[185,1,"1"],[186,1,"o"],[187,2],[188,1,"1⁄4"],[189,1,"1⁄2"],[190,1,"3⁄4"],[191,2],[192,1,"à"],[193,1,"á"],[194,1,"â"],[195,1,"ã"],[196,1,"ä"],[197,1,"å"],[198,1,"æ"],[199,1,"ç"],[200,1,"è"],[201,1,"é"],[202,1,"ê"],[203,1,"ë"],[204,1,"ì"],[205,1,"í"],[206,1,"î"],[207,1,"ï"],[208,1,"ð"],[209,1,"ñ"],[210,1,"ò"],[211,1,"ó"],[212,1,"ô"],[213,1,"õ"],[214,1,"ö"],[215,2],[216,1,"ø"],[217,1,"ù"],[218,1,"ú"],[219,1,"û"],[220,1,"ü"],[221,1,"ý"],[222,1,"þ"],[223,6,"ss"],[[224,246],2],[247,2],[[248,255],2],[256,1,"ā"],[257,2],[258,1,"ă"],[259,2],[260,1,"ą"],[261,2],[262,1,"ć"],[263,2],[264,1,"ĉ"],[265,2],[266,1,"ċ"],[267,2],[268,1,"č"],[269,2],[270,1,"ď"],[271,2],[272,1,"đ"],[273,2],[274,1,"ē"],[275,2],[276,1,"ĕ"],[277,2],[278,1,"ė"],[279,2],[280,1,"ę"],[281,2],[282,1,"ě"],[283,2],[284,1,"ĝ"],[285,2],[286,1,"ğ"],[287,2],[288,1,"ġ"],[289,2],[290,1,"ģ"],[291,2],[292,1,"ĥ"],[293,2],[294,1,"ħ"],[295,2],[296,1,"ĩ"],[297,2],[298,1,"ī"],[299,2],[300,1,"ĭ"],[301,2],[302,1,"į"],[303,2],[304,1,"i̇"],[305,2],[[306,307],1,"ij"],[308,1,"ĵ"],[309,2],[310,1,"ķ"],[[311,312],2],[313,1,"ĺ"],[314,2],[315,1,"ļ"],[316,2],[317,1,"ľ"],[318,2],[[319,320],1,"l·"],[321,1,"ł"],[322,2],[323,1,"ń"],[324,2],[325,1,"ņ"],[326,2],[327,1,"ň"],[328,2],[329,1,"ʼn"],[330,1,"ŋ"],[331,2],[332,1,"ō"],[333,2],[334,1,"ŏ"],[335,2],[336,1,"ő"],[337,2],[338,1,"œ"],[339,2],[340,1,"ŕ"],[341,2],[342,1,"ŗ"],[343,2],[344,1,"ř"],[345,2],[346,1,"ś"],[347,2],[348,1,"ŝ"],[349,2],[350,1,"ş"],[351,2],[352,1,"š"],[353,2],[354,1,"ţ"],[355,2],[356,1,"ť"],[357,2],[358,1,"ŧ"],[359,2],[360,1,"ũ"],[361,2],[362,1,"ū"],[363,2],[364,1,"ŭ"],[365,2],[366,1,"ů"],[367,2],[368,1,"ű"],[369,2],[370,1,"ų"],[371,2],[372,1,"ŵ"],[373,2],[374,1,"ŷ"],[375,2],[376,1,"ÿ"],[377,1,"ź"],[378,2],[379,1,"ż"],[380,2],[381,1,"ž"],[382,2],[383,1,"s"],[384,2],[385,1,"ɓ"],[386,1,"ƃ"],[387,2],[388,1,"ƅ"],[389,2],[390,1,"ɔ"],[391,1,"ƈ"],[392,2],[393,1,"ɖ"],[394,1,"ɗ"],[395,1,"ƌ"],[[396,397],2],[398,1,"ǝ"],[399,1,"ə"],[400,1,"ɛ"],[401,1,"ƒ"],[402,2],[403,1,"ɠ"],[404,1,"ɣ"],[405,2],[406,1,"ɩ"],[407,1,"ɨ"],[408,1,"ƙ"],[[409,411],2],[412,1,"ɯ"],[413,1,"ɲ"],[414,2],[415,1,"ɵ"],[416,1,"ơ"],[417,2],[418,1,"ƣ"],[419,2],[420,1,"ƥ"],[421,2],[422,1,"ʀ"],[423,1,"ƨ"],[424,2],[425,1,"ʃ"],[[426,427],2],[428,1,"ƭ"],[429,2],[430,1,"ʈ"],[431,1,"ư"],[432,2],[433,1,"ʊ"],[434,1,"ʋ"],[435,1,"ƴ"],[436,2],[437,1,"ƶ"],[438,2],[439,1,"ʒ"],[440,1,"ƹ"],[[441,443],2],[444,1,"ƽ"],[[445,451],2],[[452,454],1,"dž"],[[455,457],1,"lj"],[[458,460],1,"nj"],[461,1,"ǎ"],[462,2],[463,1,"ǐ"],[464,2],[465,1,"ǒ"],[466,2],[467,1,"ǔ"],[468,2],[469,1,"ǖ"],[470,2],[471,1,"ǘ"],[472,2],[473,1,"ǚ"],[474,2],[475,1,"ǜ"],[[476,477],2],[478,1,"ǟ"],[479,2],[480,1,"ǡ"],[481,2],[482,1,"ǣ"],[483,2],[484,1,"ǥ"],[485,2],[486,1,"ǧ"],[487,2],[488,1,"ǩ"],[489,2],[490,1,"ǫ"],[491,2],[492,1,"ǭ"],[493,2],[494,1,"ǯ"],[[495,496],2],[[497,499],1,"dz"],[500,1,"ǵ"],[501,2],[502,1,"ƕ"],[503,1,"ƿ"],[504,1,"ǹ"],[505,2],[506,1,"ǻ"],[507,2],[508,1,"ǽ"],[509,2],[510,1,"ǿ"],[511,2],[512,1,"ȁ"],[513,2],[514,1,"ȃ"],[515,2],[516,1,"ȅ"],[517,2],[518,1,"ȇ"],[519,2],[520,1,"ȉ"],[521,2],[522,1,"ȋ"],[523,2],[524,1,"ȍ"],[525,2],[526,1,"ȏ"],[527,2],[528,1,"ȑ"],[529,2],[530,1,"ȓ"],[531,2],[532,1,"ȕ"],[533,2],[534,1,"ȗ"],[535,2],[536,1,"ș"],[537,2],[538,1,"ț"],[539,2],[540,1,"ȝ"],[541,2],[542,1,"ȟ"],[543,2],[544,1,"ƞ"],[545,2],[546,1,"ȣ"],[547,2],[548,1,"ȥ"],[549,2],[550,1,"ȧ"],[551,2],[552,1,"ȩ"],[553,2],[554,1,"ȫ"],[555,2],[556,1,"ȭ"],[557,2],[558,1,"ȯ"],[559,2],[560,1,"ȱ"],[561,2],[562,1,"ȳ"],[563,2],[[564,566],2],[[567,569],2],[570,1,"ⱥ"],[571,1,"ȼ"],[572,2],[573,1,"ƚ"],[574,1,"ⱦ"],[[575,576],2],[577,1,"ɂ"],[578,2],[579,1,"ƀ"],[580,1,"ʉ"],[581,1,"ʌ"],[582,1,"ɇ"],[583,2],[584,1,"ɉ"],[585,2],[586,1,"ɋ"],[587,2],[588,1,"ɍ"],[589,2],[590,1,"ɏ"],[591,2],[[592,680],2],[[681,685],2],[[686,687],2],[688,1,"h"],[689,1,"ɦ"],[690,1,"j"],[691,1,"r"],[692,1,"ɹ"],[693,1,"ɻ"],[694,1,"ʁ"],[695,1,"w"],[696,1,"y"],[[697,705],2],[[706,709],2],[[710,721],2],[[722,727],2],[728,1," ̆"],[729,1," ̇"],[730,1," ̊"],[731,1," ̨"],[732,1," ̃"],[733,1," ̋"],[734,2],[735,2],[736,1,"ɣ"],[737,1,"l"],[738,1,"s"],[739,1,"x"],[740,1,"ʕ"],[[741,745],2],[[746,747],2],[748,2],[749,2],[750,2],[[751,767],2],[[768,831],2],[832,1,"̀"],[833,1,"́"],[834,2],[835,1,"̓"],[836,1,"̈́"],[837,1,"ι"],[[838,846],2],[847,7],[[848,855],2],[[856,860],2],[[861,863],2],[[864,865],2],[866,2],[[867,879],2],[880,1,"ͱ"],[881,2],[882,1,"ͳ"],[883,2],[884,1,"ʹ"],[885,2],[886,1,"ͷ"],[887,2],[[888,889],3],[890,1," ι"],[[891,893],2],[894,1,";"],[895,1,"ϳ"],[[896,899],3],[900,1," ́"],[901,1," ̈́"],[902,1,"ά"],[903,1,"·"],[904,1,"έ"],[905,1,"ή"],[906,1,"ί"],[907,3],[908,1,"ό"],[909,3],[910,1,"ύ"],[911,1,"ώ"],[912,2],[913,1,"α"],[914,1,"β"],[915,1,"γ"],[916,1,"δ"],[917,1,"ε"],[918,1,"ζ"],[919,1,"η"],[920,1,"θ"],[921,1,"ι"],[922,1,"κ"],[923,1,"λ"],[924,1,"μ"],[925,1,"ν"],[926,1,"ξ"],[927,1,"ο"],[928,1,"π"],[929,1,"ρ"],[930,3],[931,1,"σ"],[932,1,"τ"],[933,1,"υ"],[934,1,"φ"],[935,1,"χ"],[936,1,"ψ"],[937,1,"ω"],[938,1,"ϊ"],[939,1,"ϋ"],[[940,961],2],[962,6,"σ"],[[963,974],2],[975,1,"ϗ"],[976,1,"β"],[977,1,"θ"],[978,1,"υ"],[979,1,"ύ"],[980,1,"ϋ"],[981,1,"φ"],[982,1,"π"],[983,2],[984,1,"ϙ"],[985,2],[986,1,"ϛ"],[987,2],[988,1,"ϝ"],[989,2],[990,1,"ϟ"],[991,2],[992,1,"ϡ"],[993,2],[994,1,"ϣ"],[995,2],[996,1,"ϥ"],[997,2],[998,1,"ϧ"],[999,2],[1000,1,"ϩ"],[1001,2],[1002,1,"ϫ"],[1003,2],[1004,1,"ϭ"],[1005,2],[1006,1,"ϯ"],[1007,2],[1008,1,"κ"],[1009,1,"ρ"],[1010,1,"σ"],[1011,2],[1012,1,"θ"],[1013,1,"ε"],[1014,2],[1015,1,"ϸ"],[1016,2],[1017,1,"σ"],[1018,1,"ϻ"],[1019,2],[1020,2],[1021,1,"ͻ"],[1022,1,"ͼ"],[1023,1,"ͽ"],[1024,1,"ѐ"],[1025,1,"ё"],[1026,1,"ђ"],[1027,1,"ѓ"],[1028,1,"є"],[1029,1,"ѕ"],[1030,1,"і"],[1031,1,"ї"],[1032,1,"ј"],[1033,1,"љ"],[1034,1,"њ"],[1035,1,"ћ"],[1036,1,"ќ"],[1037,1,"ѝ"],[1038,1,"ў"],[1039,1,"џ"],[1040,1,"а"],[1041,1,"б"],[1042,1,"в"],[1043,1,"г"],[1044,1,"д"],[1045,1,"е"],[1046,1,"ж"],[1047,1,"з"],[1048,1,"и"],[1049,1,"й"],[1050,1,"к"],[1051,1,"л"],[1052,1,"м"],[1053,1,"н"],[1054,1,"о"],[1055,1,"п"],[1056,1,"р"],[1057,1,"с"],[1058,1,"т"],[1059,1,"у"],[1060,1,"ф"],[1061,1,"х"],[1062,1,"ц"],[1063,1,"ч"],[1064,1,"ш"],[1065,1,"щ"],[1066,1,"ъ"],[1067,1,"ы"],[1068,1,"ь"],[1069,1,"э"],[1070,1,"ю"],[1071,1,"я"],[[1072,1103],2],[1104,2],[[1105,1116],2],[1117,2],[[1118,1119],2],[1120,1,"ѡ"],[1121,2],[1122,1,"ѣ"],[1123,2],[1124,1,"ѥ"],[1125,2],[1126,1,"ѧ"],[1127,2],[1128,1,"ѩ"],[1129,2],[1130,1,"ѫ"],[1131,2],[1132,1,"ѭ"],[1133,2],[1134,1,"ѯ"],[1135,2],[1136,1,"ѱ"],[1137,2],[1138,1,"ѳ"],[1139,2],[1140,1,"ѵ"],[1141,2],[1142,1,"ѷ"],[1143,2],[1144,1,"ѹ"],[1145,2],[1146,1,"ѻ"],[1147,2],[1148,1,"ѽ"],[1149,2],[1150,1,"ѿ"],[1151,2],[1152,1,"ҁ"],[1153,2],[1154,2],[[1155,1158],2],[1159,2],[[1160,1161],2],[1162,1,"ҋ"],[1163,2],[1164,1,"ҍ"],[1165,2],[1166,1,"ҏ"],[1167,2],[1168,1,"ґ"],[1169,2],[1170,1,"ғ"],[1171,2],[1172,1,"ҕ"],[1173,2],[1174,1,"җ"],[1175,2],[1176,1,"ҙ"],[1177,2],[1178,1,"қ"],[1179,2],[1180,1,"ҝ"],[1181,2],[1182,1,"ҟ"],[1183,2],[1184,1,"ҡ"],[1185,2],[1186,1,"ң"],[1187,2],[1188,1,"ҥ"],[1189,2],[1190,1,"ҧ"],[1191,2],[1192,1,"ҩ"],[1193,2],[1194,1,"ҫ"],[1195,2],[1196,1,"ҭ"],[1197,2],[1198,1,"ү"],[1199,2],[1200,1,"ұ"],[1201,2],[1202,1,"ҳ"],[1203,2],[1204,1,"ҵ"],[1205,2],[1206,1,"ҷ"],[1207,2],[1208,1,"ҹ"],[1209,2],[1210,1,"һ"],[1211,2],[1212,1,"ҽ"],[1213,2],[1214,1,"ҿ"],[1215,2],[1216,1,"ӏ"],[1217,1,"ӂ"],[1218,2],[1219,1,"ӄ"],[1220,2],[1221,1,"ӆ"],[1222,2],[1223,1,"ӈ"],[1224,2],[1225,1,"ӊ"],[1226,2],[1227,1,"ӌ"],[1228,2],[1229,1,"ӎ"],[1230,2],[1231,2],[1232,1,"ӑ"],[1233,2],[1234,1,"ӓ"],[1235,2],[1236,1,"ӕ"],[1237,2],[1238,1,"ӗ"],[1239,2],[1240,1,"ә"],[1241,2],[1242,1,"ӛ"],[1243,2],[1244,1,"ӝ"],[1245,2],[1246,1,"ӟ"],[1247,2],[1248,1,"ӡ"],[1249,2],[1250,1,"ӣ"],[1251,2],[1252,1,"ӥ"],[1253,2],[1254,1,"ӧ"],[1255,2],[1256,1,"ө"],[1257,2],[1258,1,"ӫ"],[1259,2],[1260,1,"ӭ"],[1261,2],[1262,1,"ӯ"],[1263,2],[1264,1,"ӱ"],[1265,2],[1266,1,"ӳ"],[1267,2],[1268,1,"ӵ"],[1269,2],[1270,1,"ӷ"],[1271,2],[1272,1,"ӹ"],[1273,2],[1274,1,"ӻ"],[1275,2],[1276,1,"ӽ"],[1277,2],[1278,1,"ӿ"],[1279,2],[1280,1,"ԁ"],[1281,2],[1282,1,"ԃ"],[1283,2],[1284,1,"ԅ"],[1285,2],[1286,1,"ԇ"],[1287,2],[1288,1,"ԉ"],[1289,2],[1290,1,"ԋ"],[1291,2],[1292,1,"ԍ"],[1293,2],[1294,1,"ԏ"],[1295,2],[1296,1,"ԑ"],[1297,2],[1298,1,"ԓ"],[1299,2],[1300,1,"ԕ"],[1301,2],[1302,1,"ԗ"],[1303,2],[1304,1,"ԙ"],[1305,2],[1306,1,"ԛ"],[1307,2],[1308,1,"ԝ"],[1309,2],[1310,1,"ԟ"],[1311,2],[1312,1,"ԡ"],[1313,2],[1314,1,"ԣ"],[1315,2],[1316,1,"ԥ"],[1317,2],[1318,1,"ԧ"],[1319,2],[1320,1,"ԩ"],[1321,2],[1322,1,"ԫ"],[1323,2],[1324,1,"ԭ"],[1325,2],[1326,1,"ԯ"],[1327,2],[1328,3],[1329,1,"ա"],[1330,1,"բ"],[1331,1,"գ"],[1332,1,"դ"],[1333,1,"ե"],[1334,1,"զ"],[1335,1,"է"],[1336,1,"ը"],[1337,1,"թ"],[1338,1,"ժ"],[1339,1,"ի"],[1340,1,"լ"],[1341,1,"խ"],[1342,1,"ծ"],[1343,1,"կ"],[1344,1,"հ"],[1345,1,"ձ"],[1346,1,"ղ"],[1347,1,"ճ"],[1348,1,"մ"],[1349,1,"յ"],[1350,1,"ն"],[1351,1,"շ"],[1352,1,"ո"],[1353,1,"չ"],[1354,1,"պ"],[1355,1,"ջ"],[1356,1,"ռ"],[1357,1,"ս"],[1358,1,"վ"],[1359,1,"տ"],[1360,1,"ր"],[1361,1,"ց"],[1362,1,"ւ"],[1363,1,"փ"],[1364,1,"ք"],[1365,1,"օ"],[1366,1,"ֆ"],[[1367,1368],3],[1369,2],[[1370,1375],2],[1376,2],[[1377,1414],2],[1415,1,"եւ"],[1416,2],[1417,2],[1418,2],[[1419,1420],3],[[1421,1422],2],[1423,2],[1424,3],[[1425,1441],2],[1442,2],[[1443,1455],2],[[1456,1465],2],[1466,2],[[1467,1469],2],[1470,2],[1471,2],[1472,2],[[1473,1474],2],[1475,2],[1476,2],[1477,2],[1478,2],[1479,2],[[1480,1487],3],[[1488,1514],2],[[1515,1518],3],[1519,2],[[1520,1524],2],[[1525,1535],3],[[1536,1539],3],[1540,3],[1541,3],[[1542,1546],2],[1547,2],[1548,2],[[1549,1551],2],[[1552,1557],2],[[1558,1562],2],[1563,2],[1564,3],[1565,2],[1566,2],[1567,2],[1568,2],[[1569,1594],2],[[1595,1599],2],[1600,2],[[1601,1618],2],[[1619,1621],2],[[1622,1624],2],[[1625,1630],2],[1631,2],[[1632,1641],2],[[1642,1645],2],[[1646,1647],2],[[1648,1652],2],[1653,1,"اٴ"],[1654,1,"وٴ"],[1655,1,"ۇٴ"],[1656,1,"يٴ"],[[1657,1719],2],[[1720,1721],2],[[1722,1726],2],[1727,2],[[1728,1742],2],[1743,2],[[1744,1747],2],[1748,2],[[1749,1756],2],[1757,3],[1758,2],[[1759,1768],2],[1769,2],[[1770,1773],2],[[1774,1775],2],[[1776,1785],2],[[1786,1790],2],[1791,2],[[1792,1805],2],[1806,3],[1807,3],[[1808,1836],2],[[1837,1839],2],[[1840,1866],2],[[1867,1868],3],[[1869,1871],2],[[1872,1901],2],[[1902,1919],2],[[1920,1968],2],[1969,2],[[1970,1983],3],[[1984,2037],2],[[2038,2042],2],[[2043,2044],3],[2045,2],[[2046,2047],2],[[2048,2093],2],[[2094,2095],3],[[2096,2110],2],[2111,3],[[2112,2139],2],[[2140,2141],3],[2142,2],[2143,3],[[2144,2154],2],[[2155,2159],3],[[2160,2183],2],[2184,2],[[2185,2190],2],[2191,2],[[2192,2193],3],[[2194,2198],3],[2199,2],[[2200,2207],2],[2208,2],[2209,2],[[2210,2220],2],[[2221,2226],2],[[2227,2228],2],[2229,2],[[2230,2237],2],[[2238,2247],2],[[2248,2258],2],[2259,2],[[2260,2273],2],[2274,3],[2275,2],[[2276,2302],2],[2303,2],[2304,2],[[2305,2307],2],[2308,2],[[2309,2361],2],[[2362,2363],2],[[2364,2381],2],[2382,2],[2383,2],[[2384,2388],2],[2389,2],[[2390,2391],2],[2392,1,"क़"],[2393,1,"ख़"],[2394,1,"ग़"],[2395,1,"ज़"],[2396,1,"ड़"],[2397,1,"ढ़"],[2398,1,"फ़"],[2399,1,"य़"],[[2400,2403],2],[[2404,2405],2],[[2406,2415],2],[2416,2],[[2417,2418],2],[[2419,2423],2],[2424,2],[[2425,2426],2],[[2427,2428],2],[2429,2],[[2430,2431],2],[2432,2],[[2433,2435],2],[2436,3],[[2437,2444],2],[[2445,2446],3],[[2447,2448],2],[[2449,2450],3],[[2451,2472],2],[2473,3],[[2474,2480],2],[2481,3],[2482,2],[[2483,2485],3],[[2486,2489],2],[[2490,2491],3],[2492,2],[2493,2],[[2494,2500],2],[[2501,2502],3],[[2503,2504],2],[[2505,2506],3],[[2507,2509],2],[2510,2],[[2511,2518],3],[2519,2],[[2520,2523],3],[2524,1,"ড়"],[2525,1,"ঢ়"],[2526,3],[2527,1,"য়"],[[2528,2531],2],[[2532,2533],3],[[2534,2545],2],[[2546,2554],2],[2555,2],[2556,2],[2557,2],[2558,2],[[2559,2560],3],[2561,2],[2562,2],[2563,2],[2564,3],[[2565,2570],2],[[2571,2574],3],[[2575,2576],2],[[2577,2578],3],[[2579,2600],2],[2601,3],[[2602,2608],2],[2609,3],[2610,2],[2611,1,"ਲ਼"],[2612,3],[2613,2],[2614,1,"ਸ਼"],[2615,3],[[2616,2617],2],[[2618,2619],3],[2620,2],[2621,3],[[2622,2626],2],[[2627,2630],3],[[2631,2632],2],[[2633,2634],3],[[2635,2637],2],[[2638,2640],3],[2641,2],[[2642,2648],3],[2649,1,"ਖ਼"],[2650,1,"ਗ਼"],[2651,1,"ਜ਼"],[2652,2],[2653,3],[2654,1,"ਫ਼"],[[2655,2661],3],[[2662,2676],2],[2677,2],[2678,2],[[2679,2688],3],[[2689,2691],2],[2692,3],[[2693,2699],2],[2700,2],[2701,2],[2702,3],[[2703,2705],2],[2706,3],[[2707,2728],2],[2729,3],[[2730,2736],2],[2737,3],[[2738,2739],2],[2740,3],[[2741,2745],2],[[2746,2747],3],[[2748,2757],2],[2758,3],[[2759,2761],2],[2762,3],[[2763,2765],2],[[2766,2767],3],[2768,2],[[2769,2783],3],[2784,2],[[2785,2787],2],[[2788,2789],3],[[2790,2799],2],[2800,2],[2801,2],[[2802,2808],3],[2809,2],[[2810,2815],2],[2816,3],[[2817,2819],2],[2820,3],[[2821,2828],2],[[2829,2830],3],[[2831,2832],2],[[2833,2834],3],[[2835,2856],2],[2857,3],[[2858,2864],2],[2865,3],[[2866,2867],2],[2868,3],[2869,2],[[2870,2873],2],[[2874,2875],3],[[2876,2883],2],[2884,2],[[2885,2886],3],[[2887,2888],2],[[2889,2890],3],[[2891,2893],2],[[2894,2900],3],[2901,2],[[2902,2903],2],[[2904,2907],3],[2908,1,"ଡ଼"],[2909,1,"ଢ଼"],[2910,3],[[2911,2913],2],[[2914,2915],2],[[2916,2917],3],[[2918,2927],2],[2928,2],[2929,2],[[2930,2935],2],[[2936,2945],3],[[2946,2947],2],[2948,3],[[2949,2954],2],[[2955,2957],3],[[2958,2960],2],[2961,3],[[2962,2965],2],[[2966,2968],3],[[2969,2970],2],[2971,3],[2972,2],[2973,3],[[2974,2975],2],[[2976,2978],3],[[2979,2980],2],[[2981,2983],3],[[2984,2986],2],[[2987,2989],3],[[2990,2997],2],[2998,2],[[2999,3001],2],[[3002,3005],3],[[3006,3010],2],[[3011,3013],3],[[3014,3016],2],[3017,3],[[3018,3021],2],[[3022,3023],3],[3024,2],[[3025,3030],3],[3031,2],[[3032,3045],3],[3046,2],[[3047,3055],2],[[3056,3058],2],[[3059,3066],2],[[3067,3071],3],[3072,2],[[3073,3075],2],[3076,2],[[3077,3084],2],[3085,3],[[3086,3088],2],[3089,3],[[3090,3112],2],[3113,3],[[3114,3123],2],[3124,2],[[3125,3129],2],[[3130,3131],3],[3132,2],[3133,2],[[3134,3140],2],[3141,3],[[3142,3144],2],[3145,3],[[3146,3149],2],[[3150,3156],3],[[3157,3158],2],[3159,3],[[3160,3161],2],[3162,2],[3163,3],[3164,2],[3165,2],[[3166,3167],3],[[3168,3169],2],[[3170,3171],2],[[3172,3173],3],[[3174,3183],2],[[3184,3190],3],[3191,2],[[3192,3199],2],[3200,2],[3201,2],[[3202,3203],2],[3204,2],[[3205,3212],2],[3213,3],[[3214,3216],2],[3217,3],[[3218,3240],2],[3241,3],[[3242,3251],2],[3252,3],[[3253,3257],2],[[3258,3259],3],[[3260,3261],2],[[3262,3268],2],[3269,3],[[3270,3272],2],[3273,3],[[3274,3277],2],[[3278,3284],3],[[3285,3286],2],[[3287,3291],3],[3292,2],[3293,2],[3294,2],[3295,3],[[3296,3297],2],[[3298,3299],2],[[3300,3301],3],[[3302,3311],2],[3312,3],[[3313,3314],2],[3315,2],[[3316,3327],3],[3328,2],[3329,2],[[3330,3331],2],[3332,2],[[3333,3340],2],[3341,3],[[3342,3344],2],[3345,3],[[3346,3368],2],[3369,2],[[3370,3385],2],[3386,2],[[3387,3388],2],[3389,2],[[3390,3395],2],[3396,2],[3397,3],[[3398,3400],2],[3401,3],[[3402,3405],2],[3406,2],[3407,2],[[3408,3411],3],[[3412,3414],2],[3415,2],[[3416,3422],2],[3423,2],[[3424,3425],2],[[3426,3427],2],[[3428,3429],3],[[3430,3439],2],[[3440,3445],2],[[3446,3448],2],[3449,2],[[3450,3455],2],[3456,3],[3457,2],[[3458,3459],2],[3460,3],[[3461,3478],2],[[3479,3481],3],[[3482,3505],2],[3506,3],[[3507,3515],2],[3516,3],[3517,2],[[3518,3519],3],[[3520,3526],2],[[3527,3529],3],[3530,2],[[3531,3534],3],[[3535,3540],2],[3541,3],[3542,2],[3543,3],[[3544,3551],2],[[3552,3557],3],[[3558,3567],2],[[3568,3569],3],[[3570,3571],2],[3572,2],[[3573,3584],3],[[3585,3634],2],[3635,1,"ํา"],[[3636,3642],2],[[3643,3646],3],[3647,2],[[3648,3662],2],[3663,2],[[3664,3673],2],[[3674,3675],2],[[3676,3712],3],[[3713,3714],2],[3715,3],[3716,2],[3717,3],[3718,2],[[3719,3720],2],[3721,2],[3722,2],[3723,3],[3724,2],[3725,2],[[3726,3731],2],[[3732,3735],2],[3736,2],[[3737,3743],2],[3744,2],[[3745,3747],2],[3748,3],[3749,2],[3750,3],[3751,2],[[3752,3753],2],[[3754,3755],2],[3756,2],[[3757,3762],2],[3763,1,"ໍາ"],[[3764,3769],2],[3770,2],[[3771,3773],2],[[3774,3775],3],[[3776,3780],2],[3781,3],[3782,2],[3783,3],[[3784,3789],2],[3790,2],[3791,3],[[3792,3801],2],[[3802,3803],3],[3804,1,"ຫນ"],[3805,1,"ຫມ"],[[3806,3807],2],[[3808,3839],3],[3840,2],[[3841,3850],2],[3851,2],[3852,1,"་"],[[3853,3863],2],[[3864,3865],2],[[3866,3871],2],[[3872,3881],2],[[3882,3892],2],[3893,2],[3894,2],[3895,2],[3896,2],[3897,2],[[3898,3901],2],[[3902,3906],2],[3907,1,"གྷ"],[[3908,3911],2],[3912,3],[[3913,3916],2],[3917,1,"ཌྷ"],[[3918,3921],2],[3922,1,"དྷ"],[[3923,3926],2],[3927,1,"བྷ"],[[3928,3931],2],[3932,1,"ཛྷ"],[[3933,3944],2],[3945,1,"ཀྵ"],[3946,2],[[3947,3948],2],[[3949,3952],3],[[3953,3954],2],[3955,1,"ཱི"],[3956,2],[3957,1,"ཱུ"],[3958,1,"ྲྀ"],[3959,1,"ྲཱྀ"],[3960,1,"ླྀ"],[3961,1,"ླཱྀ"],[[3962,3968],2],[3969,1,"ཱྀ"],[[3970,3972],2],[3973,2],[[3974,3979],2],[[3980,3983],2],[[3984,3986],2],[3987,1,"ྒྷ"],[[3988,3989],2],[3990,2],[3991,2],[3992,3],[[3993,3996],2],[3997,1,"ྜྷ"],[[3998,4001],2],[4002,1,"ྡྷ"],[[4003,4006],2],[4007,1,"ྦྷ"],[[4008,4011],2],[4012,1,"ྫྷ"],[4013,2],[[4014,4016],2],[[4017,4023],2],[4024,2],[4025,1,"ྐྵ"],[[4026,4028],2],[4029,3],[[4030,4037],2],[4038,2],[[4039,4044],2],[4045,3],[4046,2],[4047,2],[[4048,4049],2],[[4050,4052],2],[[4053,4056],2],[[4057,4058],2],[[4059,4095],3],[[4096,4129],2],[4130,2],[[4131,4135],2],[4136,2],[[4137,4138],2],[4139,2],[[4140,4146],2],[[4147,4149],2],[[4150,4153],2],[[4154,4159],2],[[4160,4169],2],[[4170,4175],2],[[4176,4185],2],[[4186,4249],2],[[4250,4253],2],[[4254,4255],2],[4256,1,"ⴀ"],[4257,1,"ⴁ"],[4258,1,"ⴂ"],[4259,1,"ⴃ"],[4260,1,"ⴄ"],[4261,1,"ⴅ"],[4262,1,"ⴆ"],[4263,1,"ⴇ"],[4264,1,"ⴈ"],[4265,1,"ⴉ"],[4266,1,"ⴊ"],[4267,1,"ⴋ"],[4268,1,"ⴌ"],[4269,1,"ⴍ"],[4270,1,"ⴎ"],[4271,1,"ⴏ"],[4272,1,"ⴐ"],[4273,1,"ⴑ"],[4274,1,"ⴒ"],[4275,1,"ⴓ"],[4276,1,"ⴔ"],[4277,1,"ⴕ"],[4278,1,"ⴖ"],[4279,1,"ⴗ"],[4280,1,"ⴘ"],[4281,1,"ⴙ"],[4282,1,"ⴚ"],[4283,1,"ⴛ"],[4284,1,"ⴜ"],[4285,1,"ⴝ"],[4286,1,"ⴞ"],[4287,1,"ⴟ"],[4288,1,"ⴠ"],[4289,1,"ⴡ"],[4290,1,"ⴢ"],[4291,1,"ⴣ"],[4292,1,"ⴤ"],[4293,1,"ⴥ"],[4294,3],[4295,1,"ⴧ"],[[4296,4300],3],[4301,1,"ⴭ"],[[4302,4303],3],[[4304,4342],2],[[4343,4344],2],[[4345,4346],2],[4347,2],[4348,1,"ნ"],[[4349,4351],2],[[4352,4441],2],[[4442,4446],2],[[4447,4448],7],[[4449,4514],2],[[4515,4519],2],[[4520,4601],2],[[4602,4607],2],[[4608,4614],2],[4615,2],[[4616,4678],2],[4679,2],[4680,2],[4681,3],[[4682,4685],2],[[4686,4687],3],[[4688,4694],2],[4695,3],[4696,2],[4697,3],[[4698,4701],2],[[4702,4703],3],[[4704,4742],2],[4743,2],[4744,2],[4745,3],[[4746,4749],2],[[4750,4751],3],[[4752,4782],2],[4783,2],[4784,2],[4785,3],[[4786,4789],2],[[4790,4791],3],[[4792,4798],2],[4799,3],[4800,2],[4801,3],[[4802,4805],2],[[4806,4807],3],[[4808,4814],2],[4815,2],[[4816,4822],2],[4823,3],[[4824,4846],2],[4847,2],[[4848,4878],2],[4879,2],[4880,2],[4881,3],[[4882,4885],2],[[4886,4887],3],[[4888,4894],2],[4895,2],[[4896,4934],2],[4935,2],[[4936,4954],2],[[4955,4956],3],[[4957,4958],2],[4959,2],[4960,2],[[4961,4988],2],[[4989,4991],3],[[4992,5007],2],[[5008,5017],2],[[5018,5023],3],[[5024,5108],2],[5109,2],[[5110,5111],3],[5112,1,"Ᏸ"],[5113,1,"Ᏹ"],[5114,1,"Ᏺ"],[5115,1,"Ᏻ"],[5116,1,"Ᏼ"],[5117,1,"Ᏽ"],[[5118,5119],3],[5120,2],[[5121,5740],2],[[5741,5742],2],[[5743,5750],2],[[5751,5759],2],[5760,3],[[5761,5786],2],[[5787,5788],2],[[5789,5791],3],[[5792,5866],2],[[5867,5872],2],[[5873,5880],2],[[5881,5887],3],[[5888,5900],2],[5901,2],[[5902,5908],2],[5909,2],[[5910,5918],3],[5919,2],[[5920,5940],2],[[5941,5942],2],[[5943,5951],3],[[5952,5971],2],[[5972,5983],3],[[5984,5996],2],[5997,3],[[5998,6000],2],[6001,3],[[6002,6003],2],[[6004,6015],3],[[6016,6067],2],[[6068,6069],7],[[6070,6099],2],[[6100,6102],2],[6103,2],[[6104,6107],2],[6108,2],[6109,2],[[6110,6111],3],[[6112,6121],2],[[6122,6127],3],[[6128,6137],2],[[6138,6143],3],[[6144,6154],2],[[6155,6158],7],[6159,7],[[6160,6169],2],[[6170,6175],3],[[6176,6263],2],[6264,2],[[6265,6271],3],[[6272,6313],2],[6314,2],[[6315,6319],3],[[6320,6389],2],[[6390,6399],3],[[6400,6428],2],[[6429,6430],2],[6431,3],[[6432,6443],2],[[6444,6447],3],[[6448,6459],2],[[6460,6463],3],[6464,2],[[6465,6467],3],[[6468,6469],2],[[6470,6509],2],[[6510,6511],3],[[6512,6516],2],[[6517,6527],3],[[6528,6569],2],[[6570,6571],2],[[6572,6575],3],[[6576,6601],2],[[6602,6607],3],[[6608,6617],2],[6618,2],[[6619,6621],3],[[6622,6623],2],[[6624,6655],2],[[6656,6683],2],[[6684,6685],3],[[6686,6687],2],[[6688,6750],2],[6751,3],[[6752,6780],2],[[6781,6782],3],[[6783,6793],2],[[6794,6799],3],[[6800,6809],2],[[6810,6815],3],[[6816,6822],2],[6823,2],[[6824,6829],2],[[6830,6831],3],[[6832,6845],2],[6846,2],[[6847,6848],2],[[6849,6862],2],[[6863,6877],2],[[6878,6879],3],[[6880,6891],2],[[6892,6911],3],[[6912,6987],2],[6988,2],[6989,3],[[6990,6991],2],[[6992,7001],2],[[7002,7018],2],[[7019,7027],2],[[7028,7036],2],[[7037,7038],2],[7039,2],[[7040,7082],2],[[7083,7085],2],[[7086,7097],2],[[7098,7103],2],[[7104,7155],2],[[7156,7163],3],[[7164,7167],2],[[7168,7223],2],[[7224,7226],3],[[7227,7231],2],[[7232,7241],2],[[7242,7244],3],[[7245,7293],2],[[7294,7295],2],[7296,1,"в"],[7297,1,"д"],[7298,1,"о"],[7299,1,"с"],[[7300,7301],1,"т"],[7302,1,"ъ"],[7303,1,"ѣ"],[7304,1,"ꙋ"],[7305,1,"ᲊ"],[7306,2],[[7307,7311],3],[7312,1,"ა"],[7313,1,"ბ"],[7314,1,"გ"],[7315,1,"დ"],[7316,1,"ე"],[7317,1,"ვ"],[7318,1,"ზ"],[7319,1,"თ"],[7320,1,"ი"],[7321,1,"კ"],[7322,1,"ლ"],[7323,1,"მ"],[7324,1,"ნ"],[7325,1,"ო"],[7326,1,"პ"],[7327,1,"ჟ"],[7328,1,"რ"],[7329,1,"ს"],[7330,1,"ტ"],[7331,1,"უ"],[7332,1,"ფ"],[7333,1,"ქ"],[7334,1,"ღ"],[7335,1,"ყ"],[7336,1,"შ"],[7337,1,"ჩ"],[7338,1,"ც"],[7339,1,"ძ"],[7340,1,"წ"],[7341,1,"ჭ"],[7342,1,"ხ"],[7343,1,"ჯ"],[7344,1,"ჰ"],[7345,1,"ჱ"],[7346,1,"ჲ"],[7347,1,"ჳ"],[7348,1,"ჴ"],[7349,1,"ჵ"],[7350,1,"ჶ"],[7351,1,"ჷ"],[7352,1,"ჸ"],[7353,1,"ჹ"],[7354,1,"ჺ"],[[7355,7356],3],[7357,1,"ჽ"],[7358,1,"ჾ"],[7359,1,"ჿ"],[[7360,7367],2],[[7368,7375],3],[[7376,7378],2],[7379,2],[[7380,7410],2],[[7411,7414],2],[7415,2],[[7416,7417],2],[7418,2],[[7419,7423],3],[[7424,7467],2],[7468,1,"a"],[7469,1,"æ"],[7470,1,"b"],[7471,2],[7472,1,"d"],[7473,1,"e"],[7474,1,"ǝ"],[7475,1,"g"],[7476,1,"h"],[7477,1,"i"],[7478,1,"j"],[7479,1,"k"],[7480,1,"l"],[7481,1,"m"],[7482,1,"n"],[7483,2],[7484,1,"o"],[7485,1,"ȣ"],[7486,1,"p"],[7487,1,"r"],[7488,1,"t"],[7489,1,"u"],[7490,1,"w"],[7491,1,"a"],[7492,1,"ɐ"],[7493,1,"ɑ"],[7494,1,"ᴂ"],[7495,1,"b"],[7496,1,"d"],[7497,1,"e"],[7498,1,"ə"],[7499,1,"ɛ"],[7500,1,"ɜ"],[7501,1,"g"],[7502,2],[7503,1,"k"],[7504,1,"m"],[7505,1,"ŋ"],[7506,1,"o"],[7507,1,"ɔ"],[7508,1,"ᴖ"],[7509,1,"ᴗ"],[7510,1,"p"],[7511,1,"t"],[7512,1,"u"],[7513,1,"ᴝ"],[7514,1,"ɯ"],[7515,1,"v"],[7516,1,"ᴥ"],[7517,1,"β"],[7518,1,"γ"],[7519,1,"δ"],[7520,1,"φ"],[7521,1,"χ"],[7522,1,"i"],[7523,1,"r"],[7524,1,"u"],[7525,1,"v"],[7526,1,"β"],[7527,1,"γ"],[7528,1,"ρ"],[7529,1,"φ"],[7530,1,"χ"],[7531,2],[[7532,7543],2],[7544,1,"н"],[[7545,7578],2],[7579,1,"ɒ"],[7580,1,"c"],[7581,1,"ɕ"],[7582,1,"ð"],[7583,1,"ɜ"],[7584,1,"f"],[7585,1,"ɟ"],[7586,1,"ɡ"],[7587,1,"ɥ"],[7588,1,"ɨ"],[7589,1,"ɩ"],[7590,1,"ɪ"],[7591,1,"ᵻ"],[7592,1,"ʝ"],[7593,1,"ɭ"],[7594,1,"ᶅ"],[7595,1,"ʟ"],[7596,1,"ɱ"],[7597,1,"ɰ"],[7598,1,"ɲ"],[7599,1,"ɳ"],[7600,1,"ɴ"],[7601,1,"ɵ"],[7602,1,"ɸ"],[7603,1,"ʂ"],[7604,1,"ʃ"],[7605,1,"ƫ"],[7606,1,"ʉ"],[7607,1,"ʊ"],[7608,1,"ᴜ"],[7609,1,"ʋ"],[7610,1,"ʌ"],[7611,1,"z"],[7612,1,"ʐ"],[7613,1,"ʑ"],[7614,1,"ʒ"],[7615,1,"θ"],[[7616,7619],2],[[7620,7626],2],[[7627,7654],2],[[7655,7669],2],[[7670,7673],2],[7674,2],[7675,2],[7676,2],[7677,2],[[7678,7679],2],[7680,1,"ḁ"],[7681,2],[7682,1,"ḃ"],[7683,2],[7684,1,"ḅ"],[7685,2],[7686,1,"ḇ"],[7687,2],[7688,1,"ḉ"],[7689,2],[7690,1,"ḋ"],[7691,2],[7692,1,"ḍ"],[7693,2],[7694,1,"ḏ"],[7695,2],[7696,1,"ḑ"],[7697,2],[7698,1,"ḓ"],[7699,2],[7700,1,"ḕ"],[7701,2],[7702,1,"ḗ"],[7703,2],[7704,1,"ḙ"],[7705,2],[7706,1,"ḛ"],[7707,2],[7708,1,"ḝ"],[7709,2],[7710,1,"ḟ"],[7711,2],[7712,1,"ḡ"],[7713,2],[7714,1,"ḣ"],[7715,2],[7716,1,"ḥ"],[7717,2],[7718,1,"ḧ"],[7719,2],[7720,1,"ḩ"],[7721,2],[7722,1,"ḫ"],[7723,2],[7724,1,"ḭ"],[7725,2],[7726,1,"ḯ"],[7727,2],[7728,1,"ḱ"],[7729,2],[7730,1,"ḳ"],[7731,2],[7732,1,"ḵ"],[7733,2],[7734,1,"ḷ"],[7735,2],[7736,1,"ḹ"],[7737,2],[7738,1,"ḻ"],[7739,2],[7740,1,"ḽ"],[7741,2],[7742,1,"ḿ"],[7743,2],[7744,1,"ṁ"],[7745,2],[7746,1,"ṃ"],[7747,2],[7748,1,"ṅ"],[7749,2],[7750,1,"ṇ"],[7751,2],[7752,1,"ṉ"],[7753,2],[7754,1,"ṋ"],[7755,2],[7756,1,"ṍ"],[7757,2],[7758,1,"ṏ"],[7759,2],[7760,1,"ṑ"],[7761,2],[7762,1,"ṓ"],[7763,2],[7764,1,"ṕ"],[7765,2],[7766,1,"ṗ"],[7767,2],[7768,1,"ṙ"],[7769,2],[7770,1,"ṛ"],[7771,2],[7772,1,"ṝ"],[7773,2],[7774,1,"ṟ"],[7775,2],[7776,1,"ṡ"],[7777,2],[7778,1,"ṣ"],[7779,2],[7780,1,"ṥ"],[7781,2],[7782,1,"ṧ"],[7783,2],[7784,1,"ṩ"],[7785,2],[7786,1,"ṫ"],[7787,2],[7788,1,"ṭ"],[7789,2],[7790,1,"ṯ"],[7791,2],[7792,1,"ṱ"],[7793,2],[7794,1,"ṳ"],[7795,2],[7796,1,"ṵ"],[7797,2],[7798,1,"ṷ"],[7799,2],[7800,1,"ṹ"],[7801,2],[7802,1,"ṻ"],[7803,2],[7804,1,"ṽ"],[7805,2],[7806,1,"ṿ"],[7807,2],[7808,1,"ẁ"],[7809,2],[7810,1,"ẃ"],[7811,2],[7812,1,"ẅ"],[7813,2],[7814,1,"ẇ"],[7815,2],[7816,1,"ẉ"],[7817,2],[7818,1,"ẋ"],[7819,2],[7820,1,"ẍ"],[7821,2],[7822,1,"ẏ"],[7823,2],[7824,1,"ẑ"],[7825,2],[7826,1,"ẓ"],[7827,2],[7828,1,"ẕ"],[[7829,7833],2],[7834,1,"aʾ"],[7835,1,"ṡ"],[[7836,7837],2],[7838,1,"ß"],[7839,2],[7840,1,"ạ"],[7841,2],[7842,1,"ả"],[7843,2],[7844,1,"ấ"],[7845,2],[7846,1,"ầ"],[7847,2],[7848,1,"ẩ"],[7849,2],[7850,1,"ẫ"],[7851,2],[7852,1,"ậ"],[7853,2],[7854,1,"ắ"],[7855,2],[7856,1,"ằ"],[7857,2],[7858,1,"ẳ"],[7859,2],[7860,1,"ẵ"],[7861,2],[7862,1,"ặ"],[7863,2],[7864,1,"ẹ"],[7865,2],[7866,1,"ẻ"],[7867,2],[7868,1,"ẽ"],[7869,2],[7870,1,"ế"],[7871,2],[7872,1,"ề"],[7873,2],[7874,1,"ể"],[7875,2],[7876,1,"ễ"],[7877,2],[7878,1,"ệ"],[7879,2],[7880,1,"ỉ"],[7881,2],[7882,1,"ị"],[7883,2],[7884,1,"ọ"],[7885,2],[7886,1,"ỏ"],[7887,2],[7888,1,"ố"],[7889,2],[7890,1,"ồ"],[7891,2],[7892,1,"ổ"],[7893,2],[7894,1,"ỗ"],[7895,2],[7896,1,"ộ"],[7897,2],[7898,1,"ớ"],[7899,2],[7900,1,"ờ"],[7901,2],[7902,1,"ở"],[7903,2],[7904,1,"ỡ"],[7905,2],[7906,1,"ợ"],[7907,2],[7908,1,"ụ"],[7909,2],[7910,1,"ủ"],[7911,2],[7912,1,"ứ"],[7913,2],[7914,1,"ừ"],[7915,2],[7916,1,"ử"],[7917,2],[7918,1,"ữ"],[7919,2],[7920,1,"ự"],[7921,2],[7922,1,"ỳ"],[7923,2],[7924,1,"ỵ"],[7925,2],[7926,1,"ỷ"],[7927,2],[7928,1,"ỹ"],[7929,2],[7930,1,"ỻ"],[7931,2],[7932,1,"ỽ"],[7933,2],[7934,1,"ỿ"],[7935,2],[[7936,7943],2],[7944,1,"ἀ"],[7945,1,"ἁ"],[7946,1,"ἂ"],[7947,1,"ἃ"],[7948,1,"ἄ"],[7949,1,"ἅ"],[7950,1,"ἆ"],[7951,1,"ἇ"],[[7952,7957],2],[[7958,7959],3],[7960,1,"ἐ"],[7961,1,"ἑ"],[7962,1,"ἒ"],[7963,1,"ἓ"],[7964,1,"ἔ"],[7965,1,"ἕ"],[[7966,7967],3],[[7968,7975],2],[7976,1,"ἠ"],[7977,1,"ἡ"],[7978,1,"ἢ"],[7979,1,"ἣ"],[7980,1,"ἤ"],[7981,1,"ἥ"],[7982,1,"ἦ"],[7983,1,"ἧ"],[[7984,7991],2],[7992,1,"ἰ"],[7993,1,"ἱ"],[7994,1,"ἲ"],[7995,1,"ἳ"],[7996,1,"ἴ"],[7997,1,"ἵ"],[7998,1,"ἶ"],[7999,1,"ἷ"],[[8000,8005],2],[[8006,8007],3],[8008,1,"ὀ"],[8009,1,"ὁ"],[8010,1,"ὂ"],[8011,1,"ὃ"],[8012,1,"ὄ"],[8013,1,"ὅ"],[[8014,8015],3],[[8016,8023],2],[8024,3],[8025,1,"ὑ"],[8026,3],[8027,1,"ὓ"],[8028,3],[8029,1,"ὕ"],[8030,3],[8031,1,"ὗ"],[[8032,8039],2],[8040,1,"ὠ"],[8041,1,"ὡ"],[8042,1,"ὢ"],[8043,1,"ὣ"],[8044,1,"ὤ"],[8045,1,"ὥ"],[8046,1,"ὦ"],[8047,1,"ὧ"],[8048,2],[8049,1,"ά"],[8050,2],[8051,1,"έ"],[8052,2],[8053,1,"ή"],[8054,2],[8055,1,"ί"],[8056,2],[8057,1,"ό"],[8058,2],[8059,1,"ύ"],[8060,2],[8061,1,"ώ"],[[8062,8063],3],[8064,1,"ἀι"],[8065,1,"ἁι"],[8066,1,"ἂι"],[8067,1,"ἃι"],[8068,1,"ἄι"],[8069,1,"ἅι"],[8070,1,"ἆι"],[8071,1,"ἇι"],[8072,1,"ἀι"],[8073,1,"ἁι"],[8074,1,"ἂι"],[8075,1,"ἃι"],[8076,1,"ἄι"],[8077,1,"ἅι"],[8078,1,"ἆι"],[8079,1,"ἇι"],[8080,1,"ἠι"],[8081,1,"ἡι"],[8082,1,"ἢι"],[8083,1,"ἣι"],[8084,1,"ἤι"],[8085,1,"ἥι"],[8086,1,"ἦι"],[8087,1,"ἧι"],[8088,1,"ἠι"],[8089,1,"ἡι"],[8090,1,"ἢι"],[8091,1,"ἣι"],[8092,1,"ἤι"],[8093,1,"ἥι"],[8094,1,"ἦι"],[8095,1,"ἧι"],[8096,1,"ὠι"],[8097,1,"ὡι"],[8098,1,"ὢι"],[8099,1,"ὣι"],[8100,1,"ὤι"],[8101,1,"ὥι"],[8102,1,"ὦι"],[8103,1,"ὧι"],[8104,1,"ὠι"],[8105,1,"ὡι"],[8106,1,"ὢι"],[8107,1,"ὣι"],[8108,1,"ὤι"],[8109,1,"ὥι"],[8110,1,"ὦι"],[8111,1,"ὧι"],[[8112,8113],2],[8114,1,"ὰι"],[8115,1,"αι"],[8116,1,"άι"],[8117,3],[8118,2],[8119,1,"ᾶι"],[8120,1,"ᾰ"],[8121,1,"ᾱ"],[8122,1,"ὰ"],[8123,1,"ά"],[8124,1,"αι"],[8125,1," ̓"],[8126,1,"ι"],[8127,1," ̓"],[8128,1," ͂"],[8129,1," ̈͂"],[8130,1,"ὴι"],[8131,1,"ηι"],[8132,1,"ήι"],[8133,3],[8134,2],[8135,1,"ῆι"],[8136,1,"ὲ"],[8137,1,"έ"],[8138,1,"ὴ"],[8139,1,"ή"],[8140,1,"ηι"],[8141,1," ̓̀"],[8142,1," ̓́"],[8143,1," ̓͂"],[[8144,8146],2],[8147,1,"ΐ"],[[8148,8149],3],[[8150,8151],2],[8152,1,"ῐ"],[8153,1,"ῑ"],[8154,1,"ὶ"],[8155,1,"ί"],[8156,3],[8157,1," ̔̀"],[8158,1," ̔́"],[8159,1," ̔͂"],[[8160,8162],2],[8163,1,"ΰ"],[[8164,8167],2],[8168,1,"ῠ"],[8169,1,"ῡ"],[8170,1,"ὺ"],[8171,1,"ύ"],[8172,1,"ῥ"],[8173,1," ̈̀"],[8174,1," ̈́"],[8175,1,"`"],[[8176,8177],3],[8178,1,"ὼι"],[8179,1,"ωι"],[8180,1,"ώι"],[8181,3],[8182,2],[8183,1,"ῶι"],[8184,1,"ὸ"],[8185,1,"ό"],[8186,1,"ὼ"],[8187,1,"ώ"],[8188,1,"ωι"],[8189,1," ́"],[8190,1," ̔"],[8191,3],[[8192,8202],1," "],[8203,7],[[8204,8205],6,""],[[8206,8207],3],[8208,2],[8209,1,"‐"],[[8210,8214],2],[8215,1," ̳"],[[8216,8227],2],[[8228,8230],3],[8231,2],[[8232,8238],3],[8239,1," "],[[8240,8242],2],[8243,1,"′′"],[8244,1,"′′′"],[8245,2],[8246,1,"‵‵"],[8247,1,"‵‵‵"],[[8248,8251],2],[8252,1,"!!"],[8253,2],[8254,1," ̅"],[[8255,8262],2],[8263,1,"??"],[8264,1,"?!"],[8265,1,"!?"],[[8266,8269],2],[[8270,8274],2],[[8275,8276],2],[[8277,8278],2],[8279,1,"′′′′"],[[8280,8286],2],[8287,1," "],[[8288,8291],7],[8292,7],[8293,3],[[8294,8297],3],[[8298,8303],7],[8304,1,"0"],[8305,1,"i"],[[8306,8307],3],[8308,1,"4"],[8309,1,"5"],[8310,1,"6"],[8311,1,"7"],[8312,1,"8"],[8313,1,"9"],[8314,1,"+"],[8315,1,"−"],[8316,1,"="],[8317,1,"("],[8318,1,")"],[8319,1,"n"],[8320,1,"0"],[8321,1,"1"],[8322,1,"2"],[8323,1,"3"],[8324,1,"4"],[8325,1,"5"],[8326,1,"6"],[8327,1,"7"],[8328,1,"8"],[8329,1,"9"],[8330,1,"+"],[8331,1,"−"],[8332,1,"="],[8333,1,"("],[8334,1,")"],[8335,3],[8336,1,"a"],[8337,1,"e"],[8338,1,"o"],[8339,1,"x"],[8340,1,"ə"],[8341,1,"h"],[8342,1,"k"],[8343,1,"l"],[8344,1,"m"],[8345,1,"n"],[8346,1,"p"],[8347,1,"s"],[8348,1,"t"],[[8349,8351],3],[[8352,8359],2],[8360,1,"rs"],[[8361,8362],2],[8363,2],[8364,2],[[8365,8367],2],[[8368,8369],2],[[8370,8373],2],[[8374,8376],2],[8377,2],[8378,2],[[8379,8381],2],[8382,2],[8383,2],[8384,2],[8385,2],[[8386,8399],3],[[8400,8417],2],[[8418,8419],2],[[8420,8426],2],[8427,2],[[8428,8431],2],[8432,2],[[8433,8447],3],[8448,1,"a/c"],[8449,1,"a/s"],[8450,1,"c"],[8451,1,"°c"],[8452,2],[8453,1,"c/o"],[8454,1,"c/u"],[8455,1,"ɛ"],[8456,2],[8457,1,"°f"],[8458,1,"g"],[[8459,8462],1,"h"],[8463,1,"ħ"],[[8464,8465],1,"i"],[[8466,8467],1,"l"],[8468,2],[8469,1,"n"],[8470,1,"no"],[[8471,8472],2],[8473,1,"p"],[8474,1,"q"],[[8475,8477],1,"r"],[[8478,8479],2],[8480,1,"sm"],[8481,1,"tel"],[8482,1,"tm"],[8483,2],[8484,1,"z"],[8485,2],[8486,1,"ω"],[8487,2],[8488,1,"z"],[8489,2],[8490,1,"k"],[8491,1,"å"],[8492,1,"b"],[8493,1,"c"],[8494,2],[[8495,8496],1,"e"],[8497,1,"f"],[8498,1,"ⅎ"],[8499,1,"m"],[8500,1,"o"],[8501,1,"א"],[8502,1,"ב"],[8503,1,"ג"],[8504,1,"ד"],[8505,1,"i"],[8506,2],[8507,1,"fax"],[8508,1,"π"],[[8509,8510],1,"γ"],[8511,1,"π"],[8512,1,"∑"],[[8513,8516],2],[[8517,8518],1,"d"],[8519,1,"e"],[8520,1,"i"],[8521,1,"j"],[[8522,8523],2],[8524,2],[8525,2],[8526,2],[8527,2],[8528,1,"1⁄7"],[8529,1,"1⁄9"],[8530,1,"1⁄10"],[8531,1,"1⁄3"],[8532,1,"2⁄3"],[8533,1,"1⁄5"],[8534,1,"2⁄5"],[8535,1,"3⁄5"],[8536,1,"4⁄5"],[8537,1,"1⁄6"],[8538,1,"5⁄6"],[8539,1,"1⁄8"],[8540,1,"3⁄8"],[8541,1,"5⁄8"],[8542,1,"7⁄8"],[8543,1,"1⁄"],[8544,1,"i"],[8545,1,"ii"],[8546,1,"iii"],[8547,1,"iv"],[8548,1,"v"],[8549,1,"vi"],[8550,1,"vii"],[8551,1,"viii"],[8552,1,"ix"],[8553,1,"x"],[8554,1,"xi"],[8555,1,"xii"],[8556,1,"l"],[8557,1,"c"],[8558,1,"d"],[8559,1,"m"],[8560,1,"i"],[8561,1,"ii"],[8562,1,"iii"],[8563,1,"iv"],[8564,1,"v"],[8565,1,"vi"],[8566,1,"vii"],[8567,1,"viii"],[8568,1,"ix"],[8569,1,"x"],[8570,1,"xi"],[8571,1,"xii"],[8572,1,"l"],[8573,1,"c"],[8574,1,"d"],[8575,1,"m"],[[8576,8578],2],[8579,1,"ↄ"],[8580,2],[[8581,8584],2],[8585,1,"0⁄3"],[[8586,8587],2],[[8588,8591],3],[[8592,8682],2],[[8683,8691],2],[[8692,8703],2],[[8704,8747],2],[8748,1,"∫∫"],[8749,1,"∫∫∫"],[8750,2],[8751,1,"∮∮"],[8752,1,"∮∮∮"],[[8753,8945],2],[[8946,8959],2],[8960,2],[8961,2],[[8962,9000],2],[9001,1,"〈"],[9002,1,"〉"],[[9003,9082],2],[9083,2],[9084,2],[[9085,9114],2],[[9115,9166],2],[[9167,9168],2],[[9169,9179],2],[[9180,9191],2],[9192,2],[[9193,9203],2],[[9204,9210],2],[[9211,9214],2],[9215,2],[[9216,9252],2],[[9253,9254],2],[[9255,9257],2],[[9258,9279],3],[[9280,9290],2],[[9291,9311],3],[9312,1,"1"],[9313,1,"2"],[9314,1,"3"],[9315,1,"4"],[9316,1,"5"],[9317,1,"6"],[9318,1,"7"],[9319,1,"8"],[9320,1,"9"],[9321,1,"10"],[9322,1,"11"],[9323,1,"12"],[9324,1,"13"],[9325,1,"14"],[9326,1,"15"],[9327,1,"16"],[9328,1,"17"],[9329,1,"18"],[9330,1,"19"],[9331,1,"20"],[9332,1,"(1)"],[9333,1,"(2)"],[9334,1,"(3)"],[9335,1,"(4)"],[9336,1,"(5)"],[9337,1,"(6)"],[9338,1,"(7)"],[9339,1,"(8)"],[9340,1,"(9)"],[9341,1,"(10)"],[9342,1,"(11)"],[9343,1,"(12)"],[9344,1,"(13)"],[9345,1,"(14)"],[9346,1,"(15)"],[9347,1,"(16)"],[9348,1,"(17)"],[9349,1,"(18)"],[9350,1,"(19)"],[9351,1,"(20)"],[[9352,9371],3],[9372,1,"(a)"],[9373,1,"(b)"],[9374,1,"(c)"],[9375,1,"(d)"],[9376,1,"(e)"],[9377,1,"(f)"],[9378,1,"(g)"],[9379,1,"(h)"],[9380,1,"(i)"],[9381,1,"(j)"],[9382,1,"(k)"],[9383,1,"(l)"],[9384,1,"(m)"],[9385,1,"(n)"],[9386,1,"(o)"],[9387,1,"(p)"],[9388,1,"(q)"],[9389,1,"(r)"],[9390,1,"(s)"],[9391,1,"(t)"],[9392,1,"(u)"],[9393,1,"(v)"],[9394,1,"(w)"],[9395,1,"(x)"],[9396,1,"(y)"],[9397,1,"(z)"],[9398,1,"a"],[9399,1,"b"],[9400,1,"c"],[9401,1,"d"],[9402,1,"e"],[9403,1,"f"],[9404,1,"g"],[9405,1,"h"],[9406,1,"i"],[9407,1,"j"],[9408,1,"k"],[9409,1,"l"],[9410,1,"m"],[9411,1,"n"],[9412,1,"o"],[9413,1,"p"],[9414,1,"q"],[9415,1,"r"],[9416,1,"s"],[9417,1,"t"],[9418,1,"u"],[9419,1,"v"],[9420,1,"w"],[9421,1,"x"],[9422,1,"y"],[9423,1,"z"],[9424,1,"a"],[9425,1,"b"],[9426,1,"c"],[9427,1,"d"],[9428,1,"e"],[9429,1,"f"],[9430,1,"g"],[9431,1,"h"],[9432,1,"i"],[9433,1,"j"],[9434,1,"k"],[9435,1,"l"],[9436,1,"m"],[9437,1,"n"],[9438,1,"o"],[9439,1,"p"],[9440,1,"q"],[9441,1,"r"],[9442,1,"s"],[9443,1,"t"],[9444,1,"u"],[9445,1,"v"],[9446,1,"w"],[9447,1,"x"],[9448,1,"y"],[9449,1,"z"],[9450,1,"0"],[[9451,9470],2],[9471,2],[[9472,9621],2],[[9622,9631],2],[[9632,9711],2],[[9712,9719],2],[[9720,9727],2],[[9728,9747],2],[[9748,9749],2],[[9750,9751],2],[9752,2],[9753,2],[[9754,9839],2],[[9840,9841],2],[[9842,9853],2],[[9854,9855],2],[[9856,9865],2],[[9866,9873],2],[[9874,9884],2],[9885,2],[[9886,9887],2],[[9888,9889],2],[[9890,9905],2],[9906,2],[[9907,9916],2],[[9917,9919],2],[[9920,9923],2],[[9924,9933],2],[9934,2],[[9935,9953],2],[9954,2],[9955,2],[[9956,9959],2],[[9960,9983],2],[9984,2],[[9985,9988],2],[9989,2],[[9990,9993],2],[[9994,9995],2],[[9996,10023],2],[10024,2],[[10025,10059],2],[10060,2],[10061,2],[10062,2],[[10063,10066],2],[[10067,10069],2],[10070,2],[10071,2],[[10072,10078],2],[[10079,10080],2],[[10081,10087],2],[[10088,10101],2],[[10102,10132],2],[[10133,10135],2],[[10136,10159],2],[10160,2],[[10161,10174],2],[10175,2],[[10176,10182],2],[[10183,10186],2],[10187,2],[10188,2],[10189,2],[[10190,10191],2],[[10192,10219],2],[[10220,10223],2],[[10224,10239],2],[[10240,10495],2],[[10496,10763],2],[10764,1,"∫∫∫∫"],[[10765,10867],2],[10868,1,"::="],[10869,1,"=="],[10870,1,"==="],[[10871,10971],2],[10972,1,"⫝̸"],[[10973,11007],2],[[11008,11021],2],[[11022,11027],2],[[11028,11034],2],[[11035,11039],2],[[11040,11043],2],[[11044,11084],2],[[11085,11087],2],[[11088,11092],2],[[11093,11097],2],[[11098,11123],2],[[11124,11125],3],[[11126,11157],2],[11158,2],[11159,2],[[11160,11193],2],[[11194,11196],2],[[11197,11208],2],[11209,2],[[11210,11217],2],[11218,2],[[11219,11243],2],[[11244,11247],2],[[11248,11262],2],[11263,2],[11264,1,"ⰰ"],[11265,1,"ⰱ"],[11266,1,"ⰲ"],[11267,1,"ⰳ"],[11268,1,"ⰴ"],[11269,1,"ⰵ"],[11270,1,"ⰶ"],[11271,1,"ⰷ"],[11272,1,"ⰸ"],[11273,1,"ⰹ"],[11274,1,"ⰺ"],[11275,1,"ⰻ"],[11276,1,"ⰼ"],[11277,1,"ⰽ"],[11278,1,"ⰾ"],[11279,1,"ⰿ"],[11280,1,"ⱀ"],[11281,1,"ⱁ"],[11282,1,"ⱂ"],[11283,1,"ⱃ"],[11284,1,"ⱄ"],[11285,1,"ⱅ"],[11286,1,"ⱆ"],[11287,1,"ⱇ"],[11288,1,"ⱈ"],[11289,1,"ⱉ"],[11290,1,"ⱊ"],[11291,1,"ⱋ"],[11292,1,"ⱌ"],[11293,1,"ⱍ"],[11294,1,"ⱎ"],[11295,1,"ⱏ"],[11296,1,"ⱐ"],[11297,1,"ⱑ"],[11298,1,"ⱒ"],[11299,1,"ⱓ"],[11300,1,"ⱔ"],[11301,1,"ⱕ"],[11302,1,"ⱖ"],[11303,1,"ⱗ"],[11304,1,"ⱘ"],[11305,1,"ⱙ"],[11306,1,"ⱚ"],[11307,1,"ⱛ"],[11308,1,"ⱜ"],[11309,1,"ⱝ"],[11310,1,"ⱞ"],[11311,1,"ⱟ"],[[11312,11358],2],[11359,2],[11360,1,"ⱡ"],[11361,2],[11362,1,"ɫ"],[11363,1,"ᵽ"],[11364,1,"ɽ"],[[11365,11366],2],[11367,1,"ⱨ"],[11368,2],[11369,1,"ⱪ"],[11370,2],[11371,1,"ⱬ"],[11372,2],[11373,1,"ɑ"],[11374,1,"ɱ"],[11375,1,"ɐ"],[11376,1,"ɒ"],[11377,2],[11378,1,"ⱳ"],[11379,2],[11380,2],[11381,1,"ⱶ"],[[11382,11383],2],[[11384,11387],2],[11388,1,"j"],[11389,1,"v"],[11390,1,"ȿ"],[11391,1,"ɀ"],[11392,1,"ⲁ"],[11393,2],[11394,1,"ⲃ"],[11395,2],[11396,1,"ⲅ"],[11397,2],[11398,1,"ⲇ"],[11399,2],[11400,1,"ⲉ"],[11401,2],[11402,1,"ⲋ"],[11403,2],[11404,1,"ⲍ"],[11405,2],[11406,1,"ⲏ"],[11407,2],[11408,1,"ⲑ"],[11409,2],[11410,1,"ⲓ"],[11411,2],[11412,1,"ⲕ"],[11413,2],[11414,1,"ⲗ"],[11415,2],[11416,1,"ⲙ"],[11417,2],[11418,1,"ⲛ"],[11419,2],[11420,1,"ⲝ"],[11421,2],[11422,1,"ⲟ"],[11423,2],[11424,1,"ⲡ"],[11425,2],[11426,1,"ⲣ"],[11427,2],[11428,1,"ⲥ"],[11429,2],[11430,1,"ⲧ"],[11431,2],[11432,1,"ⲩ"],[11433,2],[11434,1,"ⲫ"],[11435,2],[11436,1,"ⲭ"],[11437,2],[11438,1,"ⲯ"],[11439,2],[11440,1,"ⲱ"],[11441,2],[11442,1,"ⲳ"],[11443,2],[11444,1,"ⲵ"],[11445,2],[11446,1,"ⲷ"],[11447,2],[11448,1,"ⲹ"],[11449,2],[11450,1,"ⲻ"],[11451,2],[11452,1,"ⲽ"],[11453,2],[11454,1,"ⲿ"],[11455,2],[11456,1,"ⳁ"],[11457,2],[11458,1,"ⳃ"],[11459,2],[11460,1,"ⳅ"],[11461,2],[11462,1,"ⳇ"],[11463,2],[11464,1,"ⳉ"],[11465,2],[11466,1,"ⳋ"],[11467,2],[11468,1,"ⳍ"],[11469,2],[11470,1,"ⳏ"],[11471,2],[11472,1,"ⳑ"],[11473,2],[11474,1,"ⳓ"],[11475,2],[11476,1,"ⳕ"],[11477,2],[11478,1,"ⳗ"],[11479,2],[11480,1,"ⳙ"],[11481,2],[11482,1,"ⳛ"],[11483,2],[11484,1,"ⳝ"],[11485,2],[11486,1,"ⳟ"],[11487,2],[11488,1,"ⳡ"],[11489,2],[11490,1,"ⳣ"],[[11491,11492],2],[[11493,11498],2],[11499,1,"ⳬ"],[11500,2],[11501,1,"ⳮ"],[[11502,11505],2],[11506,1,"ⳳ"],[11507,2],[[11508,11512],3],[[11513,11519],2],[[11520,11557],2],[11558,3],[11559,2],[[11560,11564],3],[11565,2],[[11566,11567],3],[[11568,11621],2],[[11622,11623],2],[[11624,11630],3],[11631,1,"ⵡ"],[11632,2],[[11633,11646],3],[11647,2],[[11648,11670],2],[[11671,11679],3],[[11680,11686],2],[11687,3],[[11688,11694],2],[11695,3],[[11696,11702],2],[11703,3],[[11704,11710],2],[11711,3],[[11712,11718],2],[11719,3],[[11720,11726],2],[11727,3],[[11728,11734],2],[11735,3],[[11736,11742],2],[11743,3],[[11744,11775],2],[[11776,11799],2],[[11800,11803],2],[[11804,11805],2],[[11806,11822],2],[11823,2],[11824,2],[11825,2],[[11826,11835],2],[[11836,11842],2],[[11843,11844],2],[[11845,11849],2],[[11850,11854],2],[11855,2],[[11856,11858],2],[[11859,11869],2],[[11870,11903],3],[[11904,11929],2],[11930,3],[[11931,11934],2],[11935,1,"母"],[[11936,12018],2],[12019,1,"龟"],[[12020,12031],3],[12032,1,"一"],[12033,1,"丨"],[12034,1,"丶"],[12035,1,"丿"],[12036,1,"乙"],[12037,1,"亅"],[12038,1,"二"],[12039,1,"亠"],[12040,1,"人"],[12041,1,"儿"],[12042,1,"入"],[12043,1,"八"],[12044,1,"冂"],[12045,1,"冖"],[12046,1,"冫"],[12047,1,"几"],[12048,1,"凵"],[12049,1,"刀"],[12050,1,"力"],[12051,1,"勹"],[12052,1,"匕"],[12053,1,"匚"],[12054,1,"匸"],[12055,1,"十"],[12056,1,"卜"],[12057,1,"卩"],[12058,1,"厂"],[12059,1,"厶"],[12060,1,"又"],[12061,1,"口"],[12062,1,"囗"],[12063,1,"土"],[12064,1,"士"],[12065,1,"夂"],[12066,1,"夊"],[12067,1,"夕"],[12068,1,"大"],[12069,1,"女"],[12070,1,"子"],[12071,1,"宀"],[12072,1,"寸"],[12073,1,"小"],[12074,1,"尢"],[12075,1,"尸"],[12076,1,"屮"],[12077,1,"山"],[12078,1,"巛"],[12079,1,"工"],[12080,1,"己"],[12081,1,"巾"],[12082,1,"干"],[12083,1,"幺"],[12084,1,"广"],[12085,1,"廴"],[12086,1,"廾"],[12087,1,"弋"],[12088,1,"弓"],[12089,1,"彐"],[12090,1,"彡"],[12091,1,"彳"],[12092,1,"心"],[12093,1,"戈"],[12094,1,"戶"],[12095,1,"手"],[12096,1,"支"],[12097,1,"攴"],[12098,1,"文"],[12099,1,"斗"],[12100,1,"斤"],[12101,1,"方"],[12102,1,"无"],[12103,1,"日"],[12104,1,"曰"],[12105,1,"月"],[12106,1,"木"],[12107,1,"欠"],[12108,1,"止"],[12109,1,"歹"],[12110,1,"殳"],[12111,1,"毋"],[12112,1,"比"],[12113,1,"毛"],[12114,1,"氏"],[12115,1,"气"],[12116,1,"水"],[12117,1,"火"],[12118,1,"爪"],[12119,1,"父"],[12120,1,"爻"],[12121,1,"爿"],[12122,1,"片"],[12123,1,"牙"],[12124,1,"牛"],[12125,1,"犬"],[12126,1,"玄"],[12127,1,"玉"],[12128,1,"瓜"],[12129,1,"瓦"],[12130,1,"甘"],[12131,1,"生"],[12132,1,"用"],[12133,1,"田"],[12134,1,"疋"],[12135,1,"疒"],[12136,1,"癶"],[12137,1,"白"],[12138,1,"皮"],[12139,1,"皿"],[12140,1,"目"],[12141,1,"矛"],[12142,1,"矢"],[12143,1,"石"],[12144,1,"示"],[12145,1,"禸"],[12146,1,"禾"],[12147,1,"穴"],[12148,1,"立"],[12149,1,"竹"],[12150,1,"米"],[12151,1,"糸"],[12152,1,"缶"],[12153,1,"网"],[12154,1,"羊"],[12155,1,"羽"],[12156,1,"老"],[12157,1,"而"],[12158,1,"耒"],[12159,1,"耳"],[12160,1,"聿"],[12161,1,"肉"],[12162,1,"臣"],[12163,1,"自"],[12164,1,"至"],[12165,1,"臼"],[12166,1,"舌"],[12167,1,"舛"],[12168,1,"舟"],[12169,1,"艮"],[12170,1,"色"],[12171,1,"艸"],[12172,1,"虍"],[12173,1,"虫"],[12174,1,"血"],[12175,1,"行"],[12176,1,"衣"],[12177,1,"襾"],[12178,1,"見"],[12179,1,"角"],[12180,1,"言"],[12181,1,"谷"],[12182,1,"豆"],[12183,1,"豕"],[12184,1,"豸"],[12185,1,"貝"],[12186,1,"赤"],[12187,1,"走"],[12188,1,"足"],[12189,1,"身"],[12190,1,"車"],[12191,1,"辛"],[12192,1,"辰"],[12193,1,"辵"],[12194,1,"邑"],[12195,1,"酉"],[12196,1,"釆"],[12197,1,"里"],[12198,1,"金"],[12199,1,"長"],[12200,1,"門"],[12201,1,"阜"],[12202,1,"隶"],[12203,1,"隹"],[12204,1,"雨"],[12205,1,"靑"],[12206,1,"非"],[12207,1,"面"],[12208,1,"革"],[12209,1,"韋"],[12210,1,"韭"],[12211,1,"音"],[12212,1,"頁"],[12213,1,"風"],[12214,1,"飛"],[12215,1,"食"],[12216,1,"首"],[12217,1,"香"],[12218,1,"馬"],[12219,1,"骨"],[12220,1,"高"],[12221,1,"髟"],[12222,1,"鬥"],[12223,1,"鬯"],[12224,1,"鬲"],[12225,1,"鬼"],[12226,1,"魚"],[12227,1,"鳥"],[12228,1,"鹵"],[12229,1,"鹿"],[12230,1,"麥"],[12231,1,"麻"],[12232,1,"黃"],[12233,1,"黍"],[12234,1,"黑"],[12235,1,"黹"],[12236,1,"黽"],[12237,1,"鼎"],[12238,1,"鼓"],[12239,1,"鼠"],[12240,1,"鼻"],[12241,1,"齊"],[12242,1,"齒"],[12243,1,"龍"],[12244,1,"龜"],[12245,1,"龠"],[[12246,12271],3],[[12272,12283],3],[[12284,12287],3],[12288,1," "],[12289,2],[12290,1,"."],[[12291,12292],2],[[12293,12295],2],[[12296,12329],2],[[12330,12333],2],[[12334,12341],2],[12342,1,"〒"],[12343,2],[12344,1,"十"],[12345,1,"卄"],[12346,1,"卅"],[12347,2],[12348,2],[12349,2],[12350,2],[12351,2],[12352,3],[[12353,12436],2],[[12437,12438],2],[[12439,12440],3],[[12441,12442],2],[12443,1," ゙"],[12444,1," ゚"],[[12445,12446],2],[12447,1,"より"],[12448,2],[[12449,12542],2],[12543,1,"コト"],[[12544,12548],3],[[12549,12588],2],[12589,2],[12590,2],[12591,2],[12592,3],[12593,1,"ᄀ"],[12594,1,"ᄁ"],[12595,1,"ᆪ"],[12596,1,"ᄂ"],[12597,1,"ᆬ"],[12598,1,"ᆭ"],[12599,1,"ᄃ"],[12600,1,"ᄄ"],[12601,1,"ᄅ"],[12602,1,"ᆰ"],[12603,1,"ᆱ"],[12604,1,"ᆲ"],[12605,1,"ᆳ"],[12606,1,"ᆴ"],[12607,1,"ᆵ"],[12608,1,"ᄚ"],[12609,1,"ᄆ"],[12610,1,"ᄇ"],[12611,1,"ᄈ"],[12612,1,"ᄡ"],[12613,1,"ᄉ"],[12614,1,"ᄊ"],[12615,1,"ᄋ"],[12616,1,"ᄌ"],[12617,1,"ᄍ"],[12618,1,"ᄎ"],[12619,1,"ᄏ"],[12620,1,"ᄐ"],[12621,1,"ᄑ"],[12622,1,"ᄒ"],[12623,1,"ᅡ"],[12624,1,"ᅢ"],[12625,1,"ᅣ"],[12626,1,"ᅤ"],[12627,1,"ᅥ"],[12628,1,"ᅦ"],[12629,1,"ᅧ"],[12630,1,"ᅨ"],[12631,1,"ᅩ"],[12632,1,"ᅪ"],[12633,1,"ᅫ"],[12634,1,"ᅬ"],[12635,1,"ᅭ"],[12636,1,"ᅮ"],[12637,1,"ᅯ"],[12638,1,"ᅰ"],[12639,1,"ᅱ"],[12640,1,"ᅲ"],[12641,1,"ᅳ"],[12642,1,"ᅴ"],[12643,1,"ᅵ"],[12644,7],[12645,1,"ᄔ"],[12646,1,"ᄕ"],[12647,1,"ᇇ"],[12648,1,"ᇈ"],[12649,1,"ᇌ"],[12650,1,"ᇎ"],[12651,1,"ᇓ"],[12652,1,"ᇗ"],[12653,1,"ᇙ"],[12654,1,"ᄜ"],[12655,1,"ᇝ"],[12656,1,"ᇟ"],[12657,1,"ᄝ"],[12658,1,"ᄞ"],[12659,1,"ᄠ"],[12660,1,"ᄢ"],[12661,1,"ᄣ"],[12662,1,"ᄧ"],[12663,1,"ᄩ"],[12664,1,"ᄫ"],[12665,1,"ᄬ"],[12666,1,"ᄭ"],[12667,1,"ᄮ"],[12668,1,"ᄯ"],[12669,1,"ᄲ"],[12670,1,"ᄶ"],[12671,1,"ᅀ"],[12672,1,"ᅇ"],[12673,1,"ᅌ"],[12674,1,"ᇱ"],[12675,1,"ᇲ"],[12676,1,"ᅗ"],[12677,1,"ᅘ"],[12678,1,"ᅙ"],[12679,1,"ᆄ"],[12680,1,"ᆅ"],[12681,1,"ᆈ"],[12682,1,"ᆑ"],[12683,1,"ᆒ"],[12684,1,"ᆔ"],[12685,1,"ᆞ"],[12686,1,"ᆡ"],[12687,3],[[12688,12689],2],[12690,1,"一"],[12691,1,"二"],[12692,1,"三"],[12693,1,"四"],[12694,1,"上"],[12695,1,"中"],[12696,1,"下"],[12697,1,"甲"],[12698,1,"乙"],[12699,1,"丙"],[12700,1,"丁"],[12701,1,"天"],[12702,1,"地"],[12703,1,"人"],[[12704,12727],2],[[12728,12730],2],[[12731,12735],2],[[12736,12751],2],[[12752,12771],2],[[12772,12773],2],[[12774,12782],3],[12783,3],[[12784,12799],2],[12800,1,"(ᄀ)"],[12801,1,"(ᄂ)"],[12802,1,"(ᄃ)"],[12803,1,"(ᄅ)"],[12804,1,"(ᄆ)"],[12805,1,"(ᄇ)"],[12806,1,"(ᄉ)"],[12807,1,"(ᄋ)"],[12808,1,"(ᄌ)"],[12809,1,"(ᄎ)"],[12810,1,"(ᄏ)"],[12811,1,"(ᄐ)"],[12812,1,"(ᄑ)"],[12813,1,"(ᄒ)"],[12814,1,"(가)"],[12815,1,"(나)"],[12816,1,"(다)"],[12817,1,"(라)"],[12818,1,"(마)"],[12819,1,"(바)"],[12820,1,"(사)"],[12821,1,"(아)"],[12822,1,"(자)"],[12823,1,"(차)"],[12824,1,"(카)"],[12825,1,"(타)"],[12826,1,"(파)"],[12827,1,"(하)"],[12828,1,"(주)"],[12829,1,"(오전)"],[12830,1,"(오후)"],[12831,3],[12832,1,"(一)"],[12833,1,"(二)"],[12834,1,"(三)"],[12835,1,"(四)"],[12836,1,"(五)"],[12837,1,"(六)"],[12838,1,"(七)"],[12839,1,"(八)"],[12840,1,"(九)"],[12841,1,"(十)"],[12842,1,"(月)"],[12843,1,"(火)"],[12844,1,"(水)"],[12845,1,"(木)"],[12846,1,"(金)"],[12847,1,"(土)"],[12848,1,"(日)"],[12849,1,"(株)"],[12850,1,"(有)"],[12851,1,"(社)"],[12852,1,"(名)"],[12853,1,"(特)"],[12854,1,"(財)"],[12855,1,"(祝)"],[12856,1,"(労)"],[12857,1,"(代)"],[12858,1,"(呼)"],[12859,1,"(学)"],[12860,1,"(監)"],[12861,1,"(企)"],[12862,1,"(資)"],[12863,1,"(協)"],[12864,1,"(祭)"],[12865,1,"(休)"],[12866,1,"(自)"],[12867,1,"(至)"],[12868,1,"問"],[12869,1,"幼"],[12870,1,"文"],[12871,1,"箏"],[[12872,12879],2],[12880,1,"pte"],[12881,1,"21"],[12882,1,"22"],[12883,1,"23"],[12884,1,"24"],[12885,1,"25"],[12886,1,"26"],[12887,1,"27"],[12888,1,"28"],[12889,1,"29"],[12890,1,"30"],[12891,1,"31"],[12892,1,"32"],[12893,1,"33"],[12894,1,"34"],[12895,1,"35"],[12896,1,"ᄀ"],[12897,1,"ᄂ"],[12898,1,"ᄃ"],[12899,1,"ᄅ"],[12900,1,"ᄆ"],[12901,1,"ᄇ"],[12902,1,"ᄉ"],[12903,1,"ᄋ"],[12904,1,"ᄌ"],[12905,1,"ᄎ"],[12906,1,"ᄏ"],[12907,1,"ᄐ"],[12908,1,"ᄑ"],[12909,1,"ᄒ"],[12910,1,"가"],[12911,1,"나"],[12912,1,"다"],[12913,1,"라"],[12914,1,"마"],[12915,1,"바"],[12916,1,"사"],[12917,1,"아"],[12918,1,"자"],[12919,1,"차"],[12920,1,"카"],[12921,1,"타"],[12922,1,"파"],[12923,1,"하"],[12924,1,"참고"],[12925,1,"주의"],[12926,1,"우"],[12927,2],[12928,1,"一"],[12929,1,"二"],[12930,1,"三"],[12931,1,"四"],[12932,1,"五"],[12933,1,"六"],[12934,1,"七"],[12935,1,"八"],[12936,1,"九"],[12937,1,"十"],[12938,1,"月"],[12939,1,"火"],[12940,1,"水"],[12941,1,"木"],[12942,1,"金"],[12943,1,"土"],[12944,1,"日"],[12945,1,"株"],[12946,1,"有"],[12947,1,"社"],[12948,1,"名"],[12949,1,"特"],[12950,1,"財"],[12951,1,"祝"],[12952,1,"労"],[12953,1,"秘"],[12954,1,"男"],[12955,1,"女"],[12956,1,"適"],[12957,1,"優"],[12958,1,"印"],[12959,1,"注"],[12960,1,"項"],[12961,1,"休"],[12962,1,"写"],[12963,1,"正"],[12964,1,"上"],[12965,1,"中"],[12966,1,"下"],[12967,1,"左"],[12968,1,"右"],[12969,1,"医"],[12970,1,"宗"],[12971,1,"学"],[12972,1,"監"],[12973,1,"企"],[12974,1,"資"],[12975,1,"協"],[12976,1,"夜"],[12977,1,"36"],[12978,1,"37"],[12979,1,"38"],[12980,1,"39"],[12981,1,"40"],[12982,1,"41"],[12983,1,"42"],[12984,1,"43"],[12985,1,"44"],[12986,1,"45"],[12987,1,"46"],[12988,1,"47"],[12989,1,"48"],[12990,1,"49"],[12991,1,"50"],[12992,1,"1月"],[12993,1,"2月"],[12994,1,"3月"],[12995,1,"4月"],[12996,1,"5月"],[12997,1,"6月"],[12998,1,"7月"],[12999,1,"8月"],[13000,1,"9月"],[13001,1,"10月"],[13002,1,"11月"],[13003,1,"12月"],[13004,1,"hg"],[13005,1,"erg"],[13006,1,"ev"],[13007,1,"ltd"],[13008,1,"ア"],[13009,1,"イ"],[13010,1,"ウ"],[13011,1,"エ"],[13012,1,"オ"],[13013,1,"カ"],[13014,1,"キ"],[13015,1,"ク"],[13016,1,"ケ"],[13017,1,"コ"],[13018,1,"サ"],[13019,1,"シ"],[13020,1,"ス"],[13021,1,"セ"],[13022,1,"ソ"],[13023,1,"タ"],[13024,1,"チ"],[13025,1,"ツ"],[13026,1,"テ"],[13027,1,"ト"],[13028,1,"ナ"],[13029,1,"ニ"],[13030,1,"ヌ"],[13031,1,"ネ"],[13032,1,"ノ"],[13033,1,"ハ"],[13034,1,"ヒ"],[13035,1,"フ"],[13036,1,"ヘ"],[13037,1,"ホ"],[13038,1,"マ"],[13039,1,"ミ"],[13040,1,"ム"],[13041,1,"メ"],[13042,1,"モ"],[13043,1,"ヤ"],[13044,1,"ユ"],[13045,1,"ヨ"],[13046,1,"ラ"],[13047,1,"リ"],[13048,1,"ル"],[13049,1,"レ"],[13050,1,"ロ"],[13051,1,"ワ"],[13052,1,"ヰ"],[13053,1,"ヱ"],[13054,1,"ヲ"],[13055,1,"令和"],[13056,1,"アパート"],[13057,1,"アルファ"],[13058,1,"アンペア"],[13059,1,"アール"],[13060,1,"イニング"],[13061,1,"インチ"],[13062,1,"ウォン"],[13063,1,"エスクード"],[13064,1,"エーカー"],[13065,1,"オンス"],[13066,1,"オーム"],[13067,1,"カイリ"],[13068,1,"カラット"],[13069,1,"カロリー"],[13070,1,"ガロン"],[13071,1,"ガンマ"],[13072,1,"ギガ"],[13073,1,"ギニー"],[13074,1,"キュリー"],[13075,1,"ギルダー"],[13076,1,"キロ"],[13077,1,"キログラム"],[13078,1,"キロメートル"],[13079,1,"キロワット"],[13080,1,"グラム"],[13081,1,"グラムトン"],[13082,1,"クルゼイロ"],[13083,1,"クローネ"],[13084,1,"ケース"],[13085,1,"コルナ"],[13086,1,"コーポ"],[13087,1,"サイクル"],[13088,1,"サンチーム"],[13089,1,"シリング"],[13090,1,"センチ"],[13091,1,"セント"],[13092,1,"ダース"],[13093,1,"デシ"],[13094,1,"ドル"],[13095,1,"トン"],[13096,1,"ナノ"],[13097,1,"ノット"],[13098,1,"ハイツ"],[13099,1,"パーセント"],[13100,1,"パーツ"],[13101,1,"バーレル"],[13102,1,"ピアストル"],[13103,1,"ピクル"],[13104,1,"ピコ"],[13105,1,"ビル"],[13106,1,"ファラッド"],[13107,1,"フィート"],[13108,1,"ブッシェル"],[13109,1,"フラン"],[13110,1,"ヘクタール"],[13111,1,"ペソ"],[13112,1,"ペニヒ"],[13113,1,"ヘルツ"],[13114,1,"ペンス"],[13115,1,"ページ"],[13116,1,"ベータ"],[13117,1,"ポイント"],[13118,1,"ボルト"],[13119,1,"ホン"],[13120,1,"ポンド"],[13121,1,"ホール"],[13122,1,"ホーン"],[13123,1,"マイクロ"],[13124,1,"マイル"],[13125,1,"マッハ"],[13126,1,"マルク"],[13127,1,"マンション"],[13128,1,"ミクロン"],[13129,1,"ミリ"],[13130,1,"ミリバール"],[13131,1,"メガ"],[13132,1,"メガトン"],[13133,1,"メートル"],[13134,1,"ヤード"],[13135,1,"ヤール"],[13136,1,"ユアン"],[13137,1,"リットル"],[13138,1,"リラ"],[13139,1,"ルピー"],[13140,1,"ルーブル"],[13141,1,"レム"],[13142,1,"レントゲン"],[13143,1,"ワット"],[13144,1,"0点"],[13145,1,"1点"],[13146,1,"2点"],[13147,1,"3点"],[13148,1,"4点"],[13149,1,"5点"],[13150,1,"6点"],[13151,1,"7点"],[13152,1,"8点"],[13153,1,"9点"],[13154,1,"10点"],[13155,1,"11点"],[13156,1,"12点"],[13157,1,"13点"],[13158,1,"14点"],[13159,1,"15点"],[13160,1,"16点"],[13161,1,"17点"],[13162,1,"18点"],[13163,1,"19点"],[13164,1,"20点"],[13165,1,"21点"],[13166,1,"22点"],[13167,1,"23点"],[13168,1,"24点"],[13169,1,"hpa"],[13170,1,"da"],[13171,1,"au"],[13172,1,"bar"],[13173,1,"ov"],[13174,1,"pc"],[13175,1,"dm"],[13176,1,"dm2"],[13177,1,"dm3"],[13178,1,"iu"],[13179,1,"平成"],[13180,1,"昭和"],[13181,1,"大正"],[13182,1,"明治"],[13183,1,"株式会社"],[13184,1,"pa"],[13185,1,"na"],[13186,1,"μa"],[13187,1,"ma"],[13188,1,"ka"],[13189,1,"kb"],[13190,1,"mb"],[13191,1,"gb"],[13192,1,"cal"],[13193,1,"kcal"],[13194,1,"pf"],[13195,1,"nf"],[13196,1,"μf"],[13197,1,"μg"],[13198,1,"mg"],[13199,1,"kg"],[13200,1,"hz"],[13201,1,"khz"],[13202,1,"mhz"],[13203,1,"ghz"],[13204,1,"thz"],[13205,1,"μl"],[13206,1,"ml"],[13207,1,"dl"],[13208,1,"kl"],[13209,1,"fm"],[13210,1,"nm"],[13211,1,"μm"],[13212,1,"mm"],[13213,1,"cm"],[13214,1,"km"],[13215,1,"mm2"],[13216,1,"cm2"],[13217,1,"m2"],[13218,1,"km2"],[13219,1,"mm3"],[13220,1,"cm3"],[13221,1,"m3"],[13222,1,"km3"],[13223,1,"m∕s"],[13224,1,"m∕s2"],[13225,1,"pa"],[13226,1,"kpa"],[13227,1,"mpa"],[13228,1,"gpa"],[13229,1,"rad"],[13230,1,"rad∕s"],[13231,1,"rad∕s2"],[13232,1,"ps"],[13233,1,"ns"],[13234,1,"μs"],[13235,1,"ms"],[13236,1,"pv"],[13237,1,"nv"],[13238,1,"μv"],[13239,1,"mv"],[13240,1,"kv"],[13241,1,"mv"],[13242,1,"pw"],[13243,1,"nw"],[13244,1,"μw"],[13245,1,"mw"],[13246,1,"kw"],[13247,1,"mw"],[13248,1,"kω"],[13249,1,"mω"],[13250,3],[13251,1,"bq"],[13252,1,"cc"],[13253,1,"cd"],[13254,1,"c∕kg"],[13255,3],[13256,1,"db"],[13257,1,"gy"],[13258,1,"ha"],[13259,1,"hp"],[13260,1,"in"],[13261,1,"kk"],[13262,1,"km"],[13263,1,"kt"],[13264,1,"lm"],[13265,1,"ln"],[13266,1,"log"],[13267,1,"lx"],[13268,1,"mb"],[13269,1,"mil"],[13270,1,"mol"],[13271,1,"ph"],[13272,3],[13273,1,"ppm"],[13274,1,"pr"],[13275,1,"sr"],[13276,1,"sv"],[13277,1,"wb"],[13278,1,"v∕m"],[13279,1,"a∕m"],[13280,1,"1日"],[13281,1,"2日"],[13282,1,"3日"],[13283,1,"4日"],[13284,1,"5日"],[13285,1,"6日"],[13286,1,"7日"],[13287,1,"8日"],[13288,1,"9日"],[13289,1,"10日"],[13290,1,"11日"],[13291,1,"12日"],[13292,1,"13日"],[13293,1,"14日"],[13294,1,"15日"],[13295,1,"16日"],[13296,1,"17日"],[13297,1,"18日"],[13298,1,"19日"],[13299,1,"20日"],[13300,1,"21日"],[13301,1,"22日"],[13302,1,"23日"],[13303,1,"24日"],[13304,1,"25日"],[13305,1,"26日"],[13306,1,"27日"],[13307,1,"28日"],[13308,1,"29日"],[13309,1,"30日"],[13310,1,"31日"],[13311,1,"gal"],[[13312,19893],2],[[19894,19903],2],[[19904,19967],2],[[19968,40869],2],[[40870,40891],2],[[40892,40899],2],[[40900,40907],2],[40908,2],[[40909,40917],2],[[40918,40938],2],[[40939,40943],2],[[40944,40956],2],[[40957,40959],2],[[40960,42124],2],[[42125,42127],3],[[42128,42145],2],[[42146,42147],2],[[42148,42163],2],[42164,2],[[42165,42176],2],[42177,2],[[42178,42180],2],[42181,2],[42182,2],[[42183,42191],3],[[42192,42237],2],[[42238,42239],2],[[42240,42508],2],[[42509,42511],2],[[42512,42539],2],[[42540,42559],3],[42560,1,"ꙁ"],[42561,2],[42562,1,"ꙃ"],[42563,2],[42564,1,"ꙅ"],[42565,2],[42566,1,"ꙇ"],[42567,2],[42568,1,"ꙉ"],[42569,2],[42570,1,"ꙋ"],[42571,2],[42572,1,"ꙍ"],[42573,2],[42574,1,"ꙏ"],[42575,2],[42576,1,"ꙑ"],[42577,2],[42578,1,"ꙓ"],[42579,2],[42580,1,"ꙕ"],[42581,2],[42582,1,"ꙗ"],[42583,2],[42584,1,"ꙙ"],[42585,2],[42586,1,"ꙛ"],[42587,2],[42588,1,"ꙝ"],[42589,2],[42590,1,"ꙟ"],[42591,2],[42592,1,"ꙡ"],[42593,2],[42594,1,"ꙣ"],[42595,2],[42596,1,"ꙥ"],[42597,2],[42598,1,"ꙧ"],[42599,2],[42600,1,"ꙩ"],[42601,2],[42602,1,"ꙫ"],[42603,2],[42604,1,"ꙭ"],[[42605,42607],2],[[42608,42611],2],[[42612,42619],2],[[42620,42621],2],[42622,2],[42623,2],[42624,1,"ꚁ"],[42625,2],[42626,1,"ꚃ"],[42627,2],[42628,1,"ꚅ"],[42629,2],[42630,1,"ꚇ"],[42631,2],[42632,1,"ꚉ"],[42633,2],[42634,1,"ꚋ"],[42635,2],[42636,1,"ꚍ"],[42637,2],[42638,1,"ꚏ"],[42639,2],[42640,1,"ꚑ"],[42641,2],[42642,1,"ꚓ"],[42643,2],[42644,1,"ꚕ"],[42645,2],[42646,1,"ꚗ"],[42647,2],[42648,1,"ꚙ"],[42649,2],[42650,1,"ꚛ"],[42651,2],[42652,1,"ъ"],[42653,1,"ь"],[42654,2],[42655,2],[[42656,42725],2],[[42726,42735],2],[[42736,42737],2],[[42738,42743],2],[[42744,42751],3],[[42752,42774],2],[[42775,42778],2],[[42779,42783],2],[[42784,42785],2],[42786,1,"ꜣ"],[42787,2],[42788,1,"ꜥ"],[42789,2],[42790,1,"ꜧ"],[42791,2],[42792,1,"ꜩ"],[42793,2],[42794,1,"ꜫ"],[42795,2],[42796,1,"ꜭ"],[42797,2],[42798,1,"ꜯ"],[[42799,42801],2],[42802,1,"ꜳ"],[42803,2],[42804,1,"ꜵ"],[42805,2],[42806,1,"ꜷ"],[42807,2],[42808,1,"ꜹ"],[42809,2],[42810,1,"ꜻ"],[42811,2],[42812,1,"ꜽ"],[42813,2],[42814,1,"ꜿ"],[42815,2],[42816,1,"ꝁ"],[42817,2],[42818,1,"ꝃ"],[42819,2],[42820,1,"ꝅ"],[42821,2],[42822,1,"ꝇ"],[42823,2],[42824,1,"ꝉ"],[42825,2],[42826,1,"ꝋ"],[42827,2],[42828,1,"ꝍ"],[42829,2],[42830,1,"ꝏ"],[42831,2],[42832,1,"ꝑ"],[42833,2],[42834,1,"ꝓ"],[42835,2],[42836,1,"ꝕ"],[42837,2],[42838,1,"ꝗ"],[42839,2],[42840,1,"ꝙ"],[42841,2],[42842,1,"ꝛ"],[42843,2],[42844,1,"ꝝ"],[42845,2],[42846,1,"ꝟ"],[42847,2],[42848,1,"ꝡ"],[42849,2],[42850,1,"ꝣ"],[42851,2],[42852,1,"ꝥ"],[42853,2],[42854,1,"ꝧ"],[42855,2],[42856,1,"ꝩ"],[42857,2],[42858,1,"ꝫ"],[42859,2],[42860,1,"ꝭ"],[42861,2],[42862,1,"ꝯ"],[42863,2],[42864,1,"ꝯ"],[[42865,42872],2],[42873,1,"ꝺ"],[42874,2],[42875,1,"ꝼ"],[42876,2],[42877,1,"ᵹ"],[42878,1,"ꝿ"],[42879,2],[42880,1,"ꞁ"],[42881,2],[42882,1,"ꞃ"],[42883,2],[42884,1,"ꞅ"],[42885,2],[42886,1,"ꞇ"],[[42887,42888],2],[[42889,42890],2],[42891,1,"ꞌ"],[42892,2],[42893,1,"ɥ"],[42894,2],[42895,2],[42896,1,"ꞑ"],[42897,2],[42898,1,"ꞓ"],[42899,2],[[42900,42901],2],[42902,1,"ꞗ"],[42903,2],[42904,1,"ꞙ"],[42905,2],[42906,1,"ꞛ"],[42907,2],[42908,1,"ꞝ"],[42909,2],[42910,1,"ꞟ"],[42911,2],[42912,1,"ꞡ"],[42913,2],[42914,1,"ꞣ"],[42915,2],[42916,1,"ꞥ"],[42917,2],[42918,1,"ꞧ"],[42919,2],[42920,1,"ꞩ"],[42921,2],[42922,1,"ɦ"],[42923,1,"ɜ"],[42924,1,"ɡ"],[42925,1,"ɬ"],[42926,1,"ɪ"],[42927,2],[42928,1,"ʞ"],[42929,1,"ʇ"],[42930,1,"ʝ"],[42931,1,"ꭓ"],[42932,1,"ꞵ"],[42933,2],[42934,1,"ꞷ"],[42935,2],[42936,1,"ꞹ"],[42937,2],[42938,1,"ꞻ"],[42939,2],[42940,1,"ꞽ"],[42941,2],[42942,1,"ꞿ"],[42943,2],[42944,1,"ꟁ"],[42945,2],[42946,1,"ꟃ"],[42947,2],[42948,1,"ꞔ"],[42949,1,"ʂ"],[42950,1,"ᶎ"],[42951,1,"ꟈ"],[42952,2],[42953,1,"ꟊ"],[42954,2],[42955,1,"ɤ"],[42956,1,"ꟍ"],[42957,2],[42958,1,"꟏"],[42959,2],[42960,1,"ꟑ"],[42961,2],[42962,1,"ꟓ"],[42963,2],[42964,1,"ꟕ"],[42965,2],[42966,1,"ꟗ"],[42967,2],[42968,1,"ꟙ"],[42969,2],[42970,1,"ꟛ"],[42971,2],[42972,1,"ƛ"],[[42973,42992],3],[42993,1,"s"],[42994,1,"c"],[42995,1,"f"],[42996,1,"q"],[42997,1,"ꟶ"],[42998,2],[42999,2],[43000,1,"ħ"],[43001,1,"œ"],[43002,2],[[43003,43007],2],[[43008,43047],2],[[43048,43051],2],[43052,2],[[43053,43055],3],[[43056,43065],2],[[43066,43071],3],[[43072,43123],2],[[43124,43127],2],[[43128,43135],3],[[43136,43204],2],[43205,2],[[43206,43213],3],[[43214,43215],2],[[43216,43225],2],[[43226,43231],3],[[43232,43255],2],[[43256,43258],2],[43259,2],[43260,2],[43261,2],[[43262,43263],2],[[43264,43309],2],[[43310,43311],2],[[43312,43347],2],[[43348,43358],3],[43359,2],[[43360,43388],2],[[43389,43391],3],[[43392,43456],2],[[43457,43469],2],[43470,3],[[43471,43481],2],[[43482,43485],3],[[43486,43487],2],[[43488,43518],2],[43519,3],[[43520,43574],2],[[43575,43583],3],[[43584,43597],2],[[43598,43599],3],[[43600,43609],2],[[43610,43611],3],[[43612,43615],2],[[43616,43638],2],[[43639,43641],2],[[43642,43643],2],[[43644,43647],2],[[43648,43714],2],[[43715,43738],3],[[43739,43741],2],[[43742,43743],2],[[43744,43759],2],[[43760,43761],2],[[43762,43766],2],[[43767,43776],3],[[43777,43782],2],[[43783,43784],3],[[43785,43790],2],[[43791,43792],3],[[43793,43798],2],[[43799,43807],3],[[43808,43814],2],[43815,3],[[43816,43822],2],[43823,3],[[43824,43866],2],[43867,2],[43868,1,"ꜧ"],[43869,1,"ꬷ"],[43870,1,"ɫ"],[43871,1,"ꭒ"],[[43872,43875],2],[[43876,43877],2],[[43878,43879],2],[43880,2],[43881,1,"ʍ"],[[43882,43883],2],[[43884,43887],3],[43888,1,"Ꭰ"],[43889,1,"Ꭱ"],[43890,1,"Ꭲ"],[43891,1,"Ꭳ"],[43892,1,"Ꭴ"],[43893,1,"Ꭵ"],[43894,1,"Ꭶ"],[43895,1,"Ꭷ"],[43896,1,"Ꭸ"],[43897,1,"Ꭹ"],[43898,1,"Ꭺ"],[43899,1,"Ꭻ"],[43900,1,"Ꭼ"],[43901,1,"Ꭽ"],[43902,1,"Ꭾ"],[43903,1,"Ꭿ"],[43904,1,"Ꮀ"],[43905,1,"Ꮁ"],[43906,1,"Ꮂ"],[43907,1,"Ꮃ"],[43908,1,"Ꮄ"],[43909,1,"Ꮅ"],[43910,1,"Ꮆ"],[43911,1,"Ꮇ"],[43912,1,"Ꮈ"],[43913,1,"Ꮉ"],[43914,1,"Ꮊ"],[43915,1,"Ꮋ"],[43916,1,"Ꮌ"],[43917,1,"Ꮍ"],[43918,1,"Ꮎ"],[43919,1,"Ꮏ"],[43920,1,"Ꮐ"],[43921,1,"Ꮑ"],[43922,1,"Ꮒ"],[43923,1,"Ꮓ"],[43924,1,"Ꮔ"],[43925,1,"Ꮕ"],[43926,1,"Ꮖ"],[43927,1,"Ꮗ"],[43928,1,"Ꮘ"],[43929,1,"Ꮙ"],[43930,1,"Ꮚ"],[43931,1,"Ꮛ"],[43932,1,"Ꮜ"],[43933,1,"Ꮝ"],[43934,1,"Ꮞ"],[43935,1,"Ꮟ"],[43936,1,"Ꮠ"],[43937,1,"Ꮡ"],[43938,1,"Ꮢ"],[43939,1,"Ꮣ"],[43940,1,"Ꮤ"],[43941,1,"Ꮥ"],[43942,1,"Ꮦ"],[43943,1,"Ꮧ"],[43944,1,"Ꮨ"],[43945,1,"Ꮩ"],[43946,1,"Ꮪ"],[43947,1,"Ꮫ"],[43948,1,"Ꮬ"],[43949,1,"Ꮭ"],[43950,1,"Ꮮ"],[43951,1,"Ꮯ"],[43952,1,"Ꮰ"],[43953,1,"Ꮱ"],[43954,1,"Ꮲ"],[43955,1,"Ꮳ"],[43956,1,"Ꮴ"],[43957,1,"Ꮵ"],[43958,1,"Ꮶ"],[43959,1,"Ꮷ"],[43960,1,"Ꮸ"],[43961,1,"Ꮹ"],[43962,1,"Ꮺ"],[43963,1,"Ꮻ"],[43964,1,"Ꮼ"],[43965,1,"Ꮽ"],[43966,1,"Ꮾ"],[43967,1,"Ꮿ"],[[43968,44010],2],[44011,2],[[44012,44013],2],[[44014,44015],3],[[44016,44025],2],[[44026,44031],3],[[44032,55203],2],[[55204,55215],3],[[55216,55238],2],[[55239,55242],3],[[55243,55291],2],[[55292,55295],3],[[55296,57343],3],[[57344,63743],3],[63744,1,"豈"],[63745,1,"更"],[63746,1,"車"],[63747,1,"賈"],[63748,1,"滑"],[63749,1,"串"],[63750,1,"句"],[[63751,63752],1,"龜"],[63753,1,"契"],[63754,1,"金"],[63755,1,"喇"],[63756,1,"奈"],[63757,1,"懶"],[63758,1,"癩"],[63759,1,"羅"],[63760,1,"蘿"],[63761,1,"螺"],[63762,1,"裸"],[63763,1,"邏"],[63764,1,"樂"],[63765,1,"洛"],[63766,1,"烙"],[63767,1,"珞"],[63768,1,"落"],[63769,1,"酪"],[63770,1,"駱"],[63771,1,"亂"],[63772,1,"卵"],[63773,1,"欄"],[63774,1,"爛"],[63775,1,"蘭"],[63776,1,"鸞"],[63777,1,"嵐"],[63778,1,"濫"],[63779,1,"藍"],[63780,1,"襤"],[63781,1,"拉"],[63782,1,"臘"],[63783,1,"蠟"],[63784,1,"廊"],[63785,1,"朗"],[63786,1,"浪"],[63787,1,"狼"],[63788,1,"郎"],[63789,1,"來"],[63790,1,"冷"],[63791,1,"勞"],[63792,1,"擄"],[63793,1,"櫓"],[63794,1,"爐"],[63795,1,"盧"],[63796,1,"老"],[63797,1,"蘆"],[63798,1,"虜"],[63799,1,"路"],[63800,1,"露"],[63801,1,"魯"],[63802,1,"鷺"],[63803,1,"碌"],[63804,1,"祿"],[63805,1,"綠"],[63806,1,"菉"],[63807,1,"錄"],[63808,1,"鹿"],[63809,1,"論"],[63810,1,"壟"],[63811,1,"弄"],[63812,1,"籠"],[63813,1,"聾"],[63814,1,"牢"],[63815,1,"磊"],[63816,1,"賂"],[63817,1,"雷"],[63818,1,"壘"],[63819,1,"屢"],[63820,1,"樓"],[63821,1,"淚"],[63822,1,"漏"],[63823,1,"累"],[63824,1,"縷"],[63825,1,"陋"],[63826,1,"勒"],[63827,1,"肋"],[63828,1,"凜"],[63829,1,"凌"],[63830,1,"稜"],[63831,1,"綾"],[63832,1,"菱"],[63833,1,"陵"],[63834,1,"讀"],[63835,1,"拏"],[63836,1,"樂"],[63837,1,"諾"],[63838,1,"丹"],[63839,1,"寧"],[63840,1,"怒"],[63841,1,"率"],[63842,1,"異"],[63843,1,"北"],[63844,1,"磻"],[63845,1,"便"],[63846,1,"復"],[63847,1,"不"],[63848,1,"泌"],[63849,1,"數"],[63850,1,"索"],[63851,1,"參"],[63852,1,"塞"],[63853,1,"省"],[63854,1,"葉"],[63855,1,"說"],[63856,1,"殺"],[63857,1,"辰"],[63858,1,"沈"],[63859,1,"拾"],[63860,1,"若"],[63861,1,"掠"],[63862,1,"略"],[63863,1,"亮"],[63864,1,"兩"],[63865,1,"凉"],[63866,1,"梁"],[63867,1,"糧"],[63868,1,"良"],[63869,1,"諒"],[63870,1,"量"],[63871,1,"勵"],[63872,1,"呂"],[63873,1,"女"],[63874,1,"廬"],[63875,1,"旅"],[63876,1,"濾"],[63877,1,"礪"],[63878,1,"閭"],[63879,1,"驪"],[63880,1,"麗"],[63881,1,"黎"],[63882,1,"力"],[63883,1,"曆"],[63884,1,"歷"],[63885,1,"轢"],[63886,1,"年"],[63887,1,"憐"],[63888,1,"戀"],[63889,1,"撚"],[63890,1,"漣"],[63891,1,"煉"],[63892,1,"璉"],[63893,1,"秊"],[63894,1,"練"],[63895,1,"聯"],[63896,1,"輦"],[63897,1,"蓮"],[63898,1,"連"],[63899,1,"鍊"],[63900,1,"列"],[63901,1,"劣"],[63902,1,"咽"],[63903,1,"烈"],[63904,1,"裂"],[63905,1,"說"],[63906,1,"廉"],[63907,1,"念"],[63908,1,"捻"],[63909,1,"殮"],[63910,1,"簾"],[63911,1,"獵"],[63912,1,"令"],[63913,1,"囹"],[63914,1,"寧"],[63915,1,"嶺"],[63916,1,"怜"],[63917,1,"玲"],[63918,1,"瑩"],[63919,1,"羚"],[63920,1,"聆"],[63921,1,"鈴"],[63922,1,"零"],[63923,1,"靈"],[63924,1,"領"],[63925,1,"例"],[63926,1,"禮"],[63927,1,"醴"],[63928,1,"隸"],[63929,1,"惡"],[63930,1,"了"],[63931,1,"僚"],[63932,1,"寮"],[63933,1,"尿"],[63934,1,"料"],[63935,1,"樂"],[63936,1,"燎"],[63937,1,"療"],[63938,1,"蓼"],[63939,1,"遼"],[63940,1,"龍"],[63941,1,"暈"],[63942,1,"阮"],[63943,1,"劉"],[63944,1,"杻"],[63945,1,"柳"],[63946,1,"流"],[63947,1,"溜"],[63948,1,"琉"],[63949,1,"留"],[63950,1,"硫"],[63951,1,"紐"],[63952,1,"類"],[63953,1,"六"],[63954,1,"戮"],[63955,1,"陸"],[63956,1,"倫"],[63957,1,"崙"],[63958,1,"淪"],[63959,1,"輪"],[63960,1,"律"],[63961,1,"慄"],[63962,1,"栗"],[63963,1,"率"],[63964,1,"隆"],[63965,1,"利"],[63966,1,"吏"],[63967,1,"履"],[63968,1,"易"],[63969,1,"李"],[63970,1,"梨"],[63971,1,"泥"],[63972,1,"理"],[63973,1,"痢"],[63974,1,"罹"],[63975,1,"裏"],[63976,1,"裡"],[63977,1,"里"],[63978,1,"離"],[63979,1,"匿"],[63980,1,"溺"],[63981,1,"吝"],[63982,1,"燐"],[63983,1,"璘"],[63984,1,"藺"],[63985,1,"隣"],[63986,1,"鱗"],[63987,1,"麟"],[63988,1,"林"],[63989,1,"淋"],[63990,1,"臨"],[63991,1,"立"],[63992,1,"笠"],[63993,1,"粒"],[63994,1,"狀"],[63995,1,"炙"],[63996,1,"識"],[63997,1,"什"],[63998,1,"茶"],[63999,1,"刺"],[64000,1,"切"],[64001,1,"度"],[64002,1,"拓"],[64003,1,"糖"],[64004,1,"宅"],[64005,1,"洞"],[64006,1,"暴"],[64007,1,"輻"],[64008,1,"行"],[64009,1,"降"],[64010,1,"見"],[64011,1,"廓"],[64012,1,"兀"],[64013,1,"嗀"],[[64014,64015],2],[64016,1,"塚"],[64017,2],[64018,1,"晴"],[[64019,64020],2],[64021,1,"凞"],[64022,1,"猪"],[64023,1,"益"],[64024,1,"礼"],[64025,1,"神"],[64026,1,"祥"],[64027,1,"福"],[64028,1,"靖"],[64029,1,"精"],[64030,1,"羽"],[64031,2],[64032,1,"蘒"],[64033,2],[64034,1,"諸"],[[64035,64036],2],[64037,1,"逸"],[64038,1,"都"],[[64039,64041],2],[64042,1,"飯"],[64043,1,"飼"],[64044,1,"館"],[64045,1,"鶴"],[64046,1,"郞"],[64047,1,"隷"],[64048,1,"侮"],[64049,1,"僧"],[64050,1,"免"],[64051,1,"勉"],[64052,1,"勤"],[64053,1,"卑"],[64054,1,"喝"],[64055,1,"嘆"],[64056,1,"器"],[64057,1,"塀"],[64058,1,"墨"],[64059,1,"層"],[64060,1,"屮"],[64061,1,"悔"],[64062,1,"慨"],[64063,1,"憎"],[64064,1,"懲"],[64065,1,"敏"],[64066,1,"既"],[64067,1,"暑"],[64068,1,"梅"],[64069,1,"海"],[64070,1,"渚"],[64071,1,"漢"],[64072,1,"煮"],[64073,1,"爫"],[64074,1,"琢"],[64075,1,"碑"],[64076,1,"社"],[64077,1,"祉"],[64078,1,"祈"],[64079,1,"祐"],[64080,1,"祖"],[64081,1,"祝"],[64082,1,"禍"],[64083,1,"禎"],[64084,1,"穀"],[64085,1,"突"],[64086,1,"節"],[64087,1,"練"],[64088,1,"縉"],[64089,1,"繁"],[64090,1,"署"],[64091,1,"者"],[64092,1,"臭"],[[64093,64094],1,"艹"],[64095,1,"著"],[64096,1,"褐"],[64097,1,"視"],[64098,1,"謁"],[64099,1,"謹"],[64100,1,"賓"],[64101,1,"贈"],[64102,1,"辶"],[64103,1,"逸"],[64104,1,"難"],[64105,1,"響"],[64106,1,"頻"],[64107,1,"恵"],[64108,1,"𤋮"],[64109,1,"舘"],[[64110,64111],3],[64112,1,"並"],[64113,1,"况"],[64114,1,"全"],[64115,1,"侀"],[64116,1,"充"],[64117,1,"冀"],[64118,1,"勇"],[64119,1,"勺"],[64120,1,"喝"],[64121,1,"啕"],[64122,1,"喙"],[64123,1,"嗢"],[64124,1,"塚"],[64125,1,"墳"],[64126,1,"奄"],[64127,1,"奔"],[64128,1,"婢"],[64129,1,"嬨"],[64130,1,"廒"],[64131,1,"廙"],[64132,1,"彩"],[64133,1,"徭"],[64134,1,"惘"],[64135,1,"慎"],[64136,1,"愈"],[64137,1,"憎"],[64138,1,"慠"],[64139,1,"懲"],[64140,1,"戴"],[64141,1,"揄"],[64142,1,"搜"],[64143,1,"摒"],[64144,1,"敖"],[64145,1,"晴"],[64146,1,"朗"],[64147,1,"望"],[64148,1,"杖"],[64149,1,"歹"],[64150,1,"殺"],[64151,1,"流"],[64152,1,"滛"],[64153,1,"滋"],[64154,1,"漢"],[64155,1,"瀞"],[64156,1,"煮"],[64157,1,"瞧"],[64158,1,"爵"],[64159,1,"犯"],[64160,1,"猪"],[64161,1,"瑱"],[64162,1,"甆"],[64163,1,"画"],[64164,1,"瘝"],[64165,1,"瘟"],[64166,1,"益"],[64167,1,"盛"],[64168,1,"直"],[64169,1,"睊"],[64170,1,"着"],[64171,1,"磌"],[64172,1,"窱"],[64173,1,"節"],[64174,1,"类"],[64175,1,"絛"],[64176,1,"練"],[64177,1,"缾"],[64178,1,"者"],[64179,1,"荒"],[64180,1,"華"],[64181,1,"蝹"],[64182,1,"襁"],[64183,1,"覆"],[64184,1,"視"],[64185,1,"調"],[64186,1,"諸"],[64187,1,"請"],[64188,1,"謁"],[64189,1,"諾"],[64190,1,"諭"],[64191,1,"謹"],[64192,1,"變"],[64193,1,"贈"],[64194,1,"輸"],[64195,1,"遲"],[64196,1,"醙"],[64197,1,"鉶"],[64198,1,"陼"],[64199,1,"難"],[64200,1,"靖"],[64201,1,"韛"],[64202,1,"響"],[64203,1,"頋"],[64204,1,"頻"],[64205,1,"鬒"],[64206,1,"龜"],[64207,1,"𢡊"],[64208,1,"𢡄"],[64209,1,"𣏕"],[64210,1,"㮝"],[64211,1,"䀘"],[64212,1,"䀹"],[64213,1,"𥉉"],[64214,1,"𥳐"],[64215,1,"𧻓"],[64216,1,"齃"],[64217,1,"龎"],[[64218,64255],3],[64256,1,"ff"],[64257,1,"fi"],[64258,1,"fl"],[64259,1,"ffi"],[64260,1,"ffl"],[[64261,64262],1,"st"],[[64263,64274],3],[64275,1,"մն"],[64276,1,"մե"],[64277,1,"մի"],[64278,1,"վն"],[64279,1,"մխ"],[[64280,64284],3],[64285,1,"יִ"],[64286,2],[64287,1,"ײַ"],[64288,1,"ע"],[64289,1,"א"],[64290,1,"ד"],[64291,1,"ה"],[64292,1,"כ"],[64293,1,"ל"],[64294,1,"ם"],[64295,1,"ר"],[64296,1,"ת"],[64297,1,"+"],[64298,1,"שׁ"],[64299,1,"שׂ"],[64300,1,"שּׁ"],[64301,1,"שּׂ"],[64302,1,"אַ"],[64303,1,"אָ"],[64304,1,"אּ"],[64305,1,"בּ"],[64306,1,"גּ"],[64307,1,"דּ"],[64308,1,"הּ"],[64309,1,"וּ"],[64310,1,"זּ"],[64311,3],[64312,1,"טּ"],[64313,1,"יּ"],[64314,1,"ךּ"],[64315,1,"כּ"],[64316,1,"לּ"],[64317,3],[64318,1,"מּ"],[64319,3],[64320,1,"נּ"],[64321,1,"סּ"],[64322,3],[64323,1,"ףּ"],[64324,1,"פּ"],[64325,3],[64326,1,"צּ"],[64327,1,"קּ"],[64328,1,"רּ"],[64329,1,"שּ"],[64330,1,"תּ"],[64331,1,"וֹ"],[64332,1,"בֿ"],[64333,1,"כֿ"],[64334,1,"פֿ"],[64335,1,"אל"],[[64336,64337],1,"ٱ"],[[64338,64341],1,"ٻ"],[[64342,64345],1,"پ"],[[64346,64349],1,"ڀ"],[[64350,64353],1,"ٺ"],[[64354,64357],1,"ٿ"],[[64358,64361],1,"ٹ"],[[64362,64365],1,"ڤ"],[[64366,64369],1,"ڦ"],[[64370,64373],1,"ڄ"],[[64374,64377],1,"ڃ"],[[64378,64381],1,"چ"],[[64382,64385],1,"ڇ"],[[64386,64387],1,"ڍ"],[[64388,64389],1,"ڌ"],[[64390,64391],1,"ڎ"],[[64392,64393],1,"ڈ"],[[64394,64395],1,"ژ"],[[64396,64397],1,"ڑ"],[[64398,64401],1,"ک"],[[64402,64405],1,"گ"],[[64406,64409],1,"ڳ"],[[64410,64413],1,"ڱ"],[[64414,64415],1,"ں"],[[64416,64419],1,"ڻ"],[[64420,64421],1,"ۀ"],[[64422,64425],1,"ہ"],[[64426,64429],1,"ھ"],[[64430,64431],1,"ے"],[[64432,64433],1,"ۓ"],[[64434,64449],2],[64450,2],[[64451,64466],2],[[64467,64470],1,"ڭ"],[[64471,64472],1,"ۇ"],[[64473,64474],1,"ۆ"],[[64475,64476],1,"ۈ"],[64477,1,"ۇٴ"],[[64478,64479],1,"ۋ"],[[64480,64481],1,"ۅ"],[[64482,64483],1,"ۉ"],[[64484,64487],1,"ې"],[[64488,64489],1,"ى"],[[64490,64491],1,"ئا"],[[64492,64493],1,"ئە"],[[64494,64495],1,"ئو"],[[64496,64497],1,"ئۇ"],[[64498,64499],1,"ئۆ"],[[64500,64501],1,"ئۈ"],[[64502,64504],1,"ئې"],[[64505,64507],1,"ئى"],[[64508,64511],1,"ی"],[64512,1,"ئج"],[64513,1,"ئح"],[64514,1,"ئم"],[64515,1,"ئى"],[64516,1,"ئي"],[64517,1,"بج"],[64518,1,"بح"],[64519,1,"بخ"],[64520,1,"بم"],[64521,1,"بى"],[64522,1,"بي"],[64523,1,"تج"],[64524,1,"تح"],[64525,1,"تخ"],[64526,1,"تم"],[64527,1,"تى"],[64528,1,"تي"],[64529,1,"ثج"],[64530,1,"ثم"],[64531,1,"ثى"],[64532,1,"ثي"],[64533,1,"جح"],[64534,1,"جم"],[64535,1,"حج"],[64536,1,"حم"],[64537,1,"خج"],[64538,1,"خح"],[64539,1,"خم"],[64540,1,"سج"],[64541,1,"سح"],[64542,1,"سخ"],[64543,1,"سم"],[64544,1,"صح"],[64545,1,"صم"],[64546,1,"ضج"],[64547,1,"ضح"],[64548,1,"ضخ"],[64549,1,"ضم"],[64550,1,"طح"],[64551,1,"طم"],[64552,1,"ظم"],[64553,1,"عج"],[64554,1,"عم"],[64555,1,"غج"],[64556,1,"غم"],[64557,1,"فج"],[64558,1,"فح"],[64559,1,"فخ"],[64560,1,"فم"],[64561,1,"فى"],[64562,1,"في"],[64563,1,"قح"],[64564,1,"قم"],[64565,1,"قى"],[64566,1,"قي"],[64567,1,"كا"],[64568,1,"كج"],[64569,1,"كح"],[64570,1,"كخ"],[64571,1,"كل"],[64572,1,"كم"],[64573,1,"كى"],[64574,1,"كي"],[64575,1,"لج"],[64576,1,"لح"],[64577,1,"لخ"],[64578,1,"لم"],[64579,1,"لى"],[64580,1,"لي"],[64581,1,"مج"],[64582,1,"مح"],[64583,1,"مخ"],[64584,1,"مم"],[64585,1,"مى"],[64586,1,"مي"],[64587,1,"نج"],[64588,1,"نح"],[64589,1,"نخ"],[64590,1,"نم"],[64591,1,"نى"],[64592,1,"ني"],[64593,1,"هج"],[64594,1,"هم"],[64595,1,"هى"],[64596,1,"هي"],[64597,1,"يج"],[64598,1,"يح"],[64599,1,"يخ"],[64600,1,"يم"],[64601,1,"يى"],[64602,1,"يي"],[64603,1,"ذٰ"],[64604,1,"رٰ"],[64605,1,"ىٰ"],[64606,1," ٌّ"],[64607,1," ٍّ"],[64608,1," َّ"],[64609,1," ُّ"],[64610,1," ِّ"],[64611,1," ّٰ"],[64612,1,"ئر"],[64613,1,"ئز"],[64614,1,"ئم"],[64615,1,"ئن"],[64616,1,"ئى"],[64617,1,"ئي"],[64618,1,"بر"],[64619,1,"بز"],[64620,1,"بم"],[64621,1,"بن"],[64622,1,"بى"],[64623,1,"بي"],[64624,1,"تر"],[64625,1,"تز"],[64626,1,"تم"],[64627,1,"تن"],[64628,1,"تى"],[64629,1,"تي"],[64630,1,"ثر"],[64631,1,"ثز"],[64632,1,"ثم"],[64633,1,"ثن"],[64634,1,"ثى"],[64635,1,"ثي"],[64636,1,"فى"],[64637,1,"في"],[64638,1,"قى"],[64639,1,"قي"],[64640,1,"كا"],[64641,1,"كل"],[64642,1,"كم"],[64643,1,"كى"],[64644,1,"كي"],[64645,1,"لم"],[64646,1,"لى"],[64647,1,"لي"],[64648,1,"ما"],[64649,1,"مم"],[64650,1,"نر"],[64651,1,"نز"],[64652,1,"نم"],[64653,1,"نن"],[64654,1,"نى"],[64655,1,"ني"],[64656,1,"ىٰ"],[64657,1,"ير"],[64658,1,"يز"],[64659,1,"يم"],[64660,1,"ين"],[64661,1,"يى"],[64662,1,"يي"],[64663,1,"ئج"],[64664,1,"ئح"],[64665,1,"ئخ"],[64666,1,"ئم"],[64667,1,"ئه"],[64668,1,"بج"],[64669,1,"بح"],[64670,1,"بخ"],[64671,1,"بم"],[64672,1,"به"],[64673,1,"تج"],[64674,1,"تح"],[64675,1,"تخ"],[64676,1,"تم"],[64677,1,"ته"],[64678,1,"ثم"],[64679,1,"جح"],[64680,1,"جم"],[64681,1,"حج"],[64682,1,"حم"],[64683,1,"خج"],[64684,1,"خم"],[64685,1,"سج"],[64686,1,"سح"],[64687,1,"سخ"],[64688,1,"سم"],[64689,1,"صح"],[64690,1,"صخ"],[64691,1,"صم"],[64692,1,"ضج"],[64693,1,"ضح"],[64694,1,"ضخ"],[64695,1,"ضم"],[64696,1,"طح"],[64697,1,"ظم"],[64698,1,"عج"],[64699,1,"عم"],[64700,1,"غج"],[64701,1,"غم"],[64702,1,"فج"],[64703,1,"فح"],[64704,1,"فخ"],[64705,1,"فم"],[64706,1,"قح"],[64707,1,"قم"],[64708,1,"كج"],[64709,1,"كح"],[64710,1,"كخ"],[64711,1,"كل"],[64712,1,"كم"],[64713,1,"لج"],[64714,1,"لح"],[64715,1,"لخ"],[64716,1,"لم"],[64717,1,"له"],[64718,1,"مج"],[64719,1,"مح"],[64720,1,"مخ"],[64721,1,"مم"],[64722,1,"نج"],[64723,1,"نح"],[64724,1,"نخ"],[64725,1,"نم"],[64726,1,"نه"],[64727,1,"هج"],[64728,1,"هم"],[64729,1,"هٰ"],[64730,1,"يج"],[64731,1,"يح"],[64732,1,"يخ"],[64733,1,"يم"],[64734,1,"يه"],[64735,1,"ئم"],[64736,1,"ئه"],[64737,1,"بم"],[64738,1,"به"],[64739,1,"تم"],[64740,1,"ته"],[64741,1,"ثم"],[64742,1,"ثه"],[64743,1,"سم"],[64744,1,"سه"],[64745,1,"شم"],[64746,1,"شه"],[64747,1,"كل"],[64748,1,"كم"],[64749,1,"لم"],[64750,1,"نم"],[64751,1,"نه"],[64752,1,"يم"],[64753,1,"يه"],[64754,1,"ـَّ"],[64755,1,"ـُّ"],[64756,1,"ـِّ"],[64757,1,"طى"],[64758,1,"طي"],[64759,1,"عى"],[64760,1,"عي"],[64761,1,"غى"],[64762,1,"غي"],[64763,1,"سى"],[64764,1,"سي"],[64765,1,"شى"],[64766,1,"شي"],[64767,1,"حى"],[64768,1,"حي"],[64769,1,"جى"],[64770,1,"جي"],[64771,1,"خى"],[64772,1,"خي"],[64773,1,"صى"],[64774,1,"صي"],[64775,1,"ضى"],[64776,1,"ضي"],[64777,1,"شج"],[64778,1,"شح"],[64779,1,"شخ"],[64780,1,"شم"],[64781,1,"شر"],[64782,1,"سر"],[64783,1,"صر"],[64784,1,"ضر"],[64785,1,"طى"],[64786,1,"طي"],[64787,1,"عى"],[64788,1,"عي"],[64789,1,"غى"],[64790,1,"غي"],[64791,1,"سى"],[64792,1,"سي"],[64793,1,"شى"],[64794,1,"شي"],[64795,1,"حى"],[64796,1,"حي"],[64797,1,"جى"],[64798,1,"جي"],[64799,1,"خى"],[64800,1,"خي"],[64801,1,"صى"],[64802,1,"صي"],[64803,1,"ضى"],[64804,1,"ضي"],[64805,1,"شج"],[64806,1,"شح"],[64807,1,"شخ"],[64808,1,"شم"],[64809,1,"شر"],[64810,1,"سر"],[64811,1,"صر"],[64812,1,"ضر"],[64813,1,"شج"],[64814,1,"شح"],[64815,1,"شخ"],[64816,1,"شم"],[64817,1,"سه"],[64818,1,"شه"],[64819,1,"طم"],[64820,1,"سج"],[64821,1,"سح"],[64822,1,"سخ"],[64823,1,"شج"],[64824,1,"شح"],[64825,1,"شخ"],[64826,1,"طم"],[64827,1,"ظم"],[[64828,64829],1,"اً"],[[64830,64831],2],[[64832,64847],2],[64848,1,"تجم"],[[64849,64850],1,"تحج"],[64851,1,"تحم"],[64852,1,"تخم"],[64853,1,"تمج"],[64854,1,"تمح"],[64855,1,"تمخ"],[[64856,64857],1,"جمح"],[64858,1,"حمي"],[64859,1,"حمى"],[64860,1,"سحج"],[64861,1,"سجح"],[64862,1,"سجى"],[[64863,64864],1,"سمح"],[64865,1,"سمج"],[[64866,64867],1,"سمم"],[[64868,64869],1,"صحح"],[64870,1,"صمم"],[[64871,64872],1,"شحم"],[64873,1,"شجي"],[[64874,64875],1,"شمخ"],[[64876,64877],1,"شمم"],[64878,1,"ضحى"],[[64879,64880],1,"ضخم"],[[64881,64882],1,"طمح"],[64883,1,"طمم"],[64884,1,"طمي"],[64885,1,"عجم"],[[64886,64887],1,"عمم"],[64888,1,"عمى"],[64889,1,"غمم"],[64890,1,"غمي"],[64891,1,"غمى"],[[64892,64893],1,"فخم"],[64894,1,"قمح"],[64895,1,"قمم"],[64896,1,"لحم"],[64897,1,"لحي"],[64898,1,"لحى"],[[64899,64900],1,"لجج"],[[64901,64902],1,"لخم"],[[64903,64904],1,"لمح"],[64905,1,"محج"],[64906,1,"محم"],[64907,1,"محي"],[64908,1,"مجح"],[64909,1,"مجم"],[64910,1,"مخج"],[64911,1,"مخم"],[[64912,64913],2],[64914,1,"مجخ"],[64915,1,"همج"],[64916,1,"همم"],[64917,1,"نحم"],[64918,1,"نحى"],[[64919,64920],1,"نجم"],[64921,1,"نجى"],[64922,1,"نمي"],[64923,1,"نمى"],[[64924,64925],1,"يمم"],[64926,1,"بخي"],[64927,1,"تجي"],[64928,1,"تجى"],[64929,1,"تخي"],[64930,1,"تخى"],[64931,1,"تمي"],[64932,1,"تمى"],[64933,1,"جمي"],[64934,1,"جحى"],[64935,1,"جمى"],[64936,1,"سخى"],[64937,1,"صحي"],[64938,1,"شحي"],[64939,1,"ضحي"],[64940,1,"لجي"],[64941,1,"لمي"],[64942,1,"يحي"],[64943,1,"يجي"],[64944,1,"يمي"],[64945,1,"ممي"],[64946,1,"قمي"],[64947,1,"نحي"],[64948,1,"قمح"],[64949,1,"لحم"],[64950,1,"عمي"],[64951,1,"كمي"],[64952,1,"نجح"],[64953,1,"مخي"],[64954,1,"لجم"],[64955,1,"كمم"],[64956,1,"لجم"],[64957,1,"نجح"],[64958,1,"جحي"],[64959,1,"حجي"],[64960,1,"مجي"],[64961,1,"فمي"],[64962,1,"بحي"],[64963,1,"كمم"],[64964,1,"عجم"],[64965,1,"صمم"],[64966,1,"سخي"],[64967,1,"نجي"],[[64968,64974],2],[64975,2],[[64976,65007],3],[65008,1,"صلے"],[65009,1,"قلے"],[65010,1,"الله"],[65011,1,"اكبر"],[65012,1,"محمد"],[65013,1,"صلعم"],[65014,1,"رسول"],[65015,1,"عليه"],[65016,1,"وسلم"],[65017,1,"صلى"],[65018,1,"صلى الله عليه وسلم"],[65019,1,"جل جلاله"],[65020,1,"ریال"],[65021,2],[[65022,65023],2],[[65024,65039],7],[65040,1,","],[65041,1,"、"],[65042,3],[65043,1,":"],[65044,1,";"],[65045,1,"!"],[65046,1,"?"],[65047,1,"〖"],[65048,1,"〗"],[65049,3],[[65050,65055],3],[[65056,65059],2],[[65060,65062],2],[[65063,65069],2],[[65070,65071],2],[65072,3],[65073,1,"—"],[65074,1,"–"],[[65075,65076],1,"_"],[65077,1,"("],[65078,1,")"],[65079,1,"{"],[65080,1,"}"],[65081,1,"〔"],[65082,1,"〕"],[65083,1,"【"],[65084,1,"】"],[65085,1,"《"],[65086,1,"》"],[65087,1,"〈"],[65088,1,"〉"],[65089,1,"「"],[65090,1,"」"],[65091,1,"『"],[65092,1,"』"],[[65093,65094],2],[65095,1,"["],[65096,1,"]"],[[65097,65100],1," ̅"],[[65101,65103],1,"_"],[65104,1,","],[65105,1,"、"],[65106,3],[65107,3],[65108,1,";"],[65109,1,":"],[65110,1,"?"],[65111,1,"!"],[65112,1,"—"],[65113,1,"("],[65114,1,")"],[65115,1,"{"],[65116,1,"}"],[65117,1,"〔"],[65118,1,"〕"],[65119,1,"#"],[65120,1,"&"],[65121,1,"*"],[65122,1,"+"],[65123,1,"-"],[65124,1,"<"],[65125,1,">"],[65126,1,"="],[65127,3],[65128,1,"\\\\"],[65129,1,"$"],[65130,1,"%"],[65131,1,"@"],[[65132,65135],3],[65136,1," ً"],[65137,1,"ـً"],[65138,1," ٌ"],[65139,2],[65140,1," ٍ"],[65141,3],[65142,1," َ"],[65143,1,"ـَ"],[65144,1," ُ"],[65145,1,"ـُ"],[65146,1," ِ"],[65147,1,"ـِ"],[65148,1," ّ"],[65149,1,"ـّ"],[65150,1," ْ"],[65151,1,"ـْ"],[65152,1,"ء"],[[65153,65154],1,"آ"],[[65155,65156],1,"أ"],[[65157,65158],1,"ؤ"],[[65159,65160],1,"إ"],[[65161,65164],1,"ئ"],[[65165,65166],1,"ا"],[[65167,65170],1,"ب"],[[65171,65172],1,"ة"],[[65173,65176],1,"ت"],[[65177,65180],1,"ث"],[[65181,65184],1,"ج"],[[65185,65188],1,"ح"],[[65189,65192],1,"خ"],[[65193,65194],1,"د"],[[65195,65196],1,"ذ"],[[65197,65198],1,"ر"],[[65199,65200],1,"ز"],[[65201,65204],1,"س"],[[65205,65208],1,"ش"],[[65209,65212],1,"ص"],[[65213,65216],1,"ض"],[[65217,65220],1,"ط"],[[65221,65224],1,"ظ"],[[65225,65228],1,"ع"],[[65229,65232],1,"غ"],[[65233,65236],1,"ف"],[[65237,65240],1,"ق"],[[65241,65244],1,"ك"],[[65245,65248],1,"ل"],[[65249,65252],1,"م"],[[65253,65256],1,"ن"],[[65257,65260],1,"ه"],[[65261,65262],1,"و"],[[65263,65264],1,"ى"],[[65265,65268],1,"ي"],[[65269,65270],1,"لآ"],[[65271,65272],1,"لأ"],[[65273,65274],1,"لإ"],[[65275,65276],1,"لا"],[[65277,65278],3],[65279,7],[65280,3],[65281,1,"!"],[65282,1,"\\""],[65283,1,"#"],[65284,1,"$"],[65285,1,"%"],[65286,1,"&"],[65287,1,"\'"],[65288,1,"("],[65289,1,")"],[65290,1,"*"],[65291,1,"+"],[65292,1,","],[65293,1,"-"],[65294,1,"."],[65295,1,"/"],[65296,1,"0"],[65297,1,"1"],[65298,1,"2"],[65299,1,"3"],[65300,1,"4"],[65301,1,"5"],[65302,1,"6"],[65303,1,"7"],[65304,1,"8"],[65305,1,"9"],[65306,1,":"],[65307,1,";"],[65308,1,"<"],[65309,1,"="],[65310,1,">"],[65311,1,"?"],[65312,1,"@"],[65313,1,"a"],[65314,1,"b"],[65315,1,"c"],[65316,1,"d"],[65317,1,"e"],[65318,1,"f"],[65319,1,"g"],[65320,1,"h"],[65321,1,"i"],[65322,1,"j"],[65323,1,"k"],[65324,1,"l"],[65325,1,"m"],[65326,1,"n"],[65327,1,"o"],[65328,1,"p"],[65329,1,"q"],[65330,1,"r"],[65331,1,"s"],[65332,1,"t"],[65333,1,"u"],[65334,1,"v"],[65335,1,"w"],[65336,1,"x"],[65337,1,"y"],[65338,1,"z"],[65339,1,"["],[65340,1,"\\\\"],[65341,1,"]"],[65342,1,"^"],[65343,1,"_"],[65344,1,"`"],[65345,1,"a"],[65346,1,"b"],[65347,1,"c"],[65348,1,"d"],[65349,1,"e"],[65350,1,"f"],[65351,1,"g"],[65352,1,"h"],[65353,1,"i"],[65354,1,"j"],[65355,1,"k"],[65356,1,"l"],[65357,1,"m"],[65358,1,"n"],[65359,1,"o"],[65360,1,"p"],[65361,1,"q"],[65362,1,"r"],[65363,1,"s"],[65364,1,"t"],[65365,1,"u"],[65366,1,"v"],[65367,1,"w"],[65368,1,"x"],[65369,1,"y"],[65370,1,"z"],[65371,1,"{"],[65372,1,"|"],[65373,1,"}"],[65374,1,"~"],[65375,1,"⦅"],[65376,1,"⦆"],[65377,1,"."],[65378,1,"「"],[65379,1,"」"],[65380,1,"、"],[65381,1,"・"],[65382,1,"ヲ"],[65383,1,"ァ"],[65384,1,"ィ"],[65385,1,"ゥ"],[65386,1,"ェ"],[65387,1,"ォ"],[65388,1,"ャ"],[65389,1,"ュ"],[65390,1,"ョ"],[65391,1,"ッ"],[65392,1,"ー"],[65393,1,"ア"],[65394,1,"イ"],[65395,1,"ウ"],[65396,1,"エ"],[65397,1,"オ"],[65398,1,"カ"],[65399,1,"キ"],[65400,1,"ク"],[65401,1,"ケ"],[65402,1,"コ"],[65403,1,"サ"],[65404,1,"シ"],[65405,1,"ス"],[65406,1,"セ"],[65407,1,"ソ"],[65408,1,"タ"],[65409,1,"チ"],[65410,1,"ツ"],[65411,1,"テ"],[65412,1,"ト"],[65413,1,"ナ"],[65414,1,"ニ"],[65415,1,"ヌ"],[65416,1,"ネ"],[65417,1,"ノ"],[65418,1,"ハ"],[65419,1,"ヒ"],[65420,1,"フ"],[65421,1,"ヘ"],[65422,1,"ホ"],[65423,1,"マ"],[65424,1,"ミ"],[65425,1,"ム"],[65426,1,"メ"],[65427,1,"モ"],[65428,1,"ヤ"],[65429,1,"ユ"],[65430,1,"ヨ"],[65431,1,"ラ"],[65432,1,"リ"],[65433,1,"ル"],[65434,1,"レ"],[65435,1,"ロ"],[65436,1,"ワ"],[65437,1,"ン"],[65438,1,"゙"],[65439,1,"゚"],[65440,7],[65441,1,"ᄀ"],[65442,1,"ᄁ"],[65443,1,"ᆪ"],[65444,1,"ᄂ"],[65445,1,"ᆬ"],[65446,1,"ᆭ"],[65447,1,"ᄃ"],[65448,1,"ᄄ"],[65449,1,"ᄅ"],[65450,1,"ᆰ"],[65451,1,"ᆱ"],[65452,1,"ᆲ"],[65453,1,"ᆳ"],[65454,1,"ᆴ"],[65455,1,"ᆵ"],[65456,1,"ᄚ"],[65457,1,"ᄆ"],[65458,1,"ᄇ"],[65459,1,"ᄈ"],[65460,1,"ᄡ"],[65461,1,"ᄉ"],[65462,1,"ᄊ"],[65463,1,"ᄋ"],[65464,1,"ᄌ"],[65465,1,"ᄍ"],[65466,1,"ᄎ"],[65467,1,"ᄏ"],[65468,1,"ᄐ"],[65469,1,"ᄑ"],[65470,1,"ᄒ"],[[65471,65473],3],[65474,1,"ᅡ"],[65475,1,"ᅢ"],[65476,1,"ᅣ"],[65477,1,"ᅤ"],[65478,1,"ᅥ"],[65479,1,"ᅦ"],[[65480,65481],3],[65482,1,"ᅧ"],[65483,1,"ᅨ"],[65484,1,"ᅩ"],[65485,1,"ᅪ"],[65486,1,"ᅫ"],[65487,1,"ᅬ"],[[65488,65489],3],[65490,1,"ᅭ"],[65491,1,"ᅮ"],[65492,1,"ᅯ"],[65493,1,"ᅰ"],[65494,1,"ᅱ"],[65495,1,"ᅲ"],[[65496,65497],3],[65498,1,"ᅳ"],[65499,1,"ᅴ"],[65500,1,"ᅵ"],[[65501,65503],3],[65504,1,"¢"],[65505,1,"£"],[65506,1,"¬"],[65507,1," ̄"],[65508,1,"¦"],[65509,1,"¥"],[65510,1,"₩"],[65511,3],[65512,1,"│"],[65513,1,"←"],[65514,1,"↑"],[65515,1,"→"],[65516,1,"↓"],[65517,1,"■"],[65518,1,"○"],[[65519,65528],3],[[65529,65531],3],[65532,3],[65533,3],[[65534,65535],3],[[65536,65547],2],[65548,3],[[65549,65574],2],[65575,3],[[65576,65594],2],[65595,3],[[65596,65597],2],[65598,3],[[65599,65613],2],[[65614,65615],3],[[65616,65629],2],[[65630,65663],3],[[65664,65786],2],[[65787,65791],3],[[65792,65794],2],[[65795,65798],3],[[65799,65843],2],[[65844,65846],3],[[65847,65855],2],[[65856,65930],2],[[65931,65932],2],[[65933,65934],2],[65935,3],[[65936,65947],2],[65948,2],[[65949,65951],3],[65952,2],[[65953,65999],3],[[66000,66044],2],[66045,2],[[66046,66175],3],[[66176,66204],2],[[66205,66207],3],[[66208,66256],2],[[66257,66271],3],[66272,2],[[66273,66299],2],[[66300,66303],3],[[66304,66334],2],[66335,2],[[66336,66339],2],[[66340,66348],3],[[66349,66351],2],[[66352,66368],2],[66369,2],[[66370,66377],2],[66378,2],[[66379,66383],3],[[66384,66426],2],[[66427,66431],3],[[66432,66461],2],[66462,3],[66463,2],[[66464,66499],2],[[66500,66503],3],[[66504,66511],2],[[66512,66517],2],[[66518,66559],3],[66560,1,"𐐨"],[66561,1,"𐐩"],[66562,1,"𐐪"],[66563,1,"𐐫"],[66564,1,"𐐬"],[66565,1,"𐐭"],[66566,1,"𐐮"],[66567,1,"𐐯"],[66568,1,"𐐰"],[66569,1,"𐐱"],[66570,1,"𐐲"],[66571,1,"𐐳"],[66572,1,"𐐴"],[66573,1,"𐐵"],[66574,1,"𐐶"],[66575,1,"𐐷"],[66576,1,"𐐸"],[66577,1,"𐐹"],[66578,1,"𐐺"],[66579,1,"𐐻"],[66580,1,"𐐼"],[66581,1,"𐐽"],[66582,1,"𐐾"],[66583,1,"𐐿"],[66584,1,"𐑀"],[66585,1,"𐑁"],[66586,1,"𐑂"],[66587,1,"𐑃"],[66588,1,"𐑄"],[66589,1,"𐑅"],[66590,1,"𐑆"],[66591,1,"𐑇"],[66592,1,"𐑈"],[66593,1,"𐑉"],[66594,1,"𐑊"],[66595,1,"𐑋"],[66596,1,"𐑌"],[66597,1,"𐑍"],[66598,1,"𐑎"],[66599,1,"𐑏"],[[66600,66637],2],[[66638,66717],2],[[66718,66719],3],[[66720,66729],2],[[66730,66735],3],[66736,1,"𐓘"],[66737,1,"𐓙"],[66738,1,"𐓚"],[66739,1,"𐓛"],[66740,1,"𐓜"],[66741,1,"𐓝"],[66742,1,"𐓞"],[66743,1,"𐓟"],[66744,1,"𐓠"],[66745,1,"𐓡"],[66746,1,"𐓢"],[66747,1,"𐓣"],[66748,1,"𐓤"],[66749,1,"𐓥"],[66750,1,"𐓦"],[66751,1,"𐓧"],[66752,1,"𐓨"],[66753,1,"𐓩"],[66754,1,"𐓪"],[66755,1,"𐓫"],[66756,1,"𐓬"],[66757,1,"𐓭"],[66758,1,"𐓮"],[66759,1,"𐓯"],[66760,1,"𐓰"],[66761,1,"𐓱"],[66762,1,"𐓲"],[66763,1,"𐓳"],[66764,1,"𐓴"],[66765,1,"𐓵"],[66766,1,"𐓶"],[66767,1,"𐓷"],[66768,1,"𐓸"],[66769,1,"𐓹"],[66770,1,"𐓺"],[66771,1,"𐓻"],[[66772,66775],3],[[66776,66811],2],[[66812,66815],3],[[66816,66855],2],[[66856,66863],3],[[66864,66915],2],[[66916,66926],3],[66927,2],[66928,1,"𐖗"],[66929,1,"𐖘"],[66930,1,"𐖙"],[66931,1,"𐖚"],[66932,1,"𐖛"],[66933,1,"𐖜"],[66934,1,"𐖝"],[66935,1,"𐖞"],[66936,1,"𐖟"],[66937,1,"𐖠"],[66938,1,"𐖡"],[66939,3],[66940,1,"𐖣"],[66941,1,"𐖤"],[66942,1,"𐖥"],[66943,1,"𐖦"],[66944,1,"𐖧"],[66945,1,"𐖨"],[66946,1,"𐖩"],[66947,1,"𐖪"],[66948,1,"𐖫"],[66949,1,"𐖬"],[66950,1,"𐖭"],[66951,1,"𐖮"],[66952,1,"𐖯"],[66953,1,"𐖰"],[66954,1,"𐖱"],[66955,3],[66956,1,"𐖳"],[66957,1,"𐖴"],[66958,1,"𐖵"],[66959,1,"𐖶"],[66960,1,"𐖷"],[66961,1,"𐖸"],[66962,1,"𐖹"],[66963,3],[66964,1,"𐖻"],[66965,1,"𐖼"],[66966,3],[[66967,66977],2],[66978,3],[[66979,66993],2],[66994,3],[[66995,67001],2],[67002,3],[[67003,67004],2],[[67005,67007],3],[[67008,67059],2],[[67060,67071],3],[[67072,67382],2],[[67383,67391],3],[[67392,67413],2],[[67414,67423],3],[[67424,67431],2],[[67432,67455],3],[67456,2],[67457,1,"ː"],[67458,1,"ˑ"],[67459,1,"æ"],[67460,1,"ʙ"],[67461,1,"ɓ"],[67462,3],[67463,1,"ʣ"],[67464,1,"ꭦ"],[67465,1,"ʥ"],[67466,1,"ʤ"],[67467,1,"ɖ"],[67468,1,"ɗ"],[67469,1,"ᶑ"],[67470,1,"ɘ"],[67471,1,"ɞ"],[67472,1,"ʩ"],[67473,1,"ɤ"],[67474,1,"ɢ"],[67475,1,"ɠ"],[67476,1,"ʛ"],[67477,1,"ħ"],[67478,1,"ʜ"],[67479,1,"ɧ"],[67480,1,"ʄ"],[67481,1,"ʪ"],[67482,1,"ʫ"],[67483,1,"ɬ"],[67484,1,"𝼄"],[67485,1,"ꞎ"],[67486,1,"ɮ"],[67487,1,"𝼅"],[67488,1,"ʎ"],[67489,1,"𝼆"],[67490,1,"ø"],[67491,1,"ɶ"],[67492,1,"ɷ"],[67493,1,"q"],[67494,1,"ɺ"],[67495,1,"𝼈"],[67496,1,"ɽ"],[67497,1,"ɾ"],[67498,1,"ʀ"],[67499,1,"ʨ"],[67500,1,"ʦ"],[67501,1,"ꭧ"],[67502,1,"ʧ"],[67503,1,"ʈ"],[67504,1,"ⱱ"],[67505,3],[67506,1,"ʏ"],[67507,1,"ʡ"],[67508,1,"ʢ"],[67509,1,"ʘ"],[67510,1,"ǀ"],[67511,1,"ǁ"],[67512,1,"ǂ"],[67513,1,"𝼊"],[67514,1,"𝼞"],[[67515,67583],3],[[67584,67589],2],[[67590,67591],3],[67592,2],[67593,3],[[67594,67637],2],[67638,3],[[67639,67640],2],[[67641,67643],3],[67644,2],[[67645,67646],3],[67647,2],[[67648,67669],2],[67670,3],[[67671,67679],2],[[67680,67702],2],[[67703,67711],2],[[67712,67742],2],[[67743,67750],3],[[67751,67759],2],[[67760,67807],3],[[67808,67826],2],[67827,3],[[67828,67829],2],[[67830,67834],3],[[67835,67839],2],[[67840,67861],2],[[67862,67865],2],[[67866,67867],2],[[67868,67870],3],[67871,2],[[67872,67897],2],[[67898,67902],3],[67903,2],[[67904,67929],2],[[67930,67967],3],[[67968,68023],2],[[68024,68027],3],[[68028,68029],2],[[68030,68031],2],[[68032,68047],2],[[68048,68049],3],[[68050,68095],2],[[68096,68099],2],[68100,3],[[68101,68102],2],[[68103,68107],3],[[68108,68115],2],[68116,3],[[68117,68119],2],[68120,3],[[68121,68147],2],[[68148,68149],2],[[68150,68151],3],[[68152,68154],2],[[68155,68158],3],[68159,2],[[68160,68167],2],[68168,2],[[68169,68175],3],[[68176,68184],2],[[68185,68191],3],[[68192,68220],2],[[68221,68223],2],[[68224,68252],2],[[68253,68255],2],[[68256,68287],3],[[68288,68295],2],[68296,2],[[68297,68326],2],[[68327,68330],3],[[68331,68342],2],[[68343,68351],3],[[68352,68405],2],[[68406,68408],3],[[68409,68415],2],[[68416,68437],2],[[68438,68439],3],[[68440,68447],2],[[68448,68466],2],[[68467,68471],3],[[68472,68479],2],[[68480,68497],2],[[68498,68504],3],[[68505,68508],2],[[68509,68520],3],[[68521,68527],2],[[68528,68607],3],[[68608,68680],2],[[68681,68735],3],[68736,1,"𐳀"],[68737,1,"𐳁"],[68738,1,"𐳂"],[68739,1,"𐳃"],[68740,1,"𐳄"],[68741,1,"𐳅"],[68742,1,"𐳆"],[68743,1,"𐳇"],[68744,1,"𐳈"],[68745,1,"𐳉"],[68746,1,"𐳊"],[68747,1,"𐳋"],[68748,1,"𐳌"],[68749,1,"𐳍"],[68750,1,"𐳎"],[68751,1,"𐳏"],[68752,1,"𐳐"],[68753,1,"𐳑"],[68754,1,"𐳒"],[68755,1,"𐳓"],[68756,1,"𐳔"],[68757,1,"𐳕"],[68758,1,"𐳖"],[68759,1,"𐳗"],[68760,1,"𐳘"],[68761,1,"𐳙"],[68762,1,"𐳚"],[68763,1,"𐳛"],[68764,1,"𐳜"],[68765,1,"𐳝"],[68766,1,"𐳞"],[68767,1,"𐳟"],[68768,1,"𐳠"],[68769,1,"𐳡"],[68770,1,"𐳢"],[68771,1,"𐳣"],[68772,1,"𐳤"],[68773,1,"𐳥"],[68774,1,"𐳦"],[68775,1,"𐳧"],[68776,1,"𐳨"],[68777,1,"𐳩"],[68778,1,"𐳪"],[68779,1,"𐳫"],[68780,1,"𐳬"],[68781,1,"𐳭"],[68782,1,"𐳮"],[68783,1,"𐳯"],[68784,1,"𐳰"],[68785,1,"𐳱"],[68786,1,"𐳲"],[[68787,68799],3],[[68800,68850],2],[[68851,68857],3],[[68858,68863],2],[[68864,68903],2],[[68904,68911],3],[[68912,68921],2],[[68922,68927],3],[[68928,68943],2],[68944,1,"𐵰"],[68945,1,"𐵱"],[68946,1,"𐵲"],[68947,1,"𐵳"],[68948,1,"𐵴"],[68949,1,"𐵵"],[68950,1,"𐵶"],[68951,1,"𐵷"],[68952,1,"𐵸"],[68953,1,"𐵹"],[68954,1,"𐵺"],[68955,1,"𐵻"],[68956,1,"𐵼"],[68957,1,"𐵽"],[68958,1,"𐵾"],[68959,1,"𐵿"],[68960,1,"𐶀"],[68961,1,"𐶁"],[68962,1,"𐶂"],[68963,1,"𐶃"],[68964,1,"𐶄"],[68965,1,"𐶅"],[[68966,68968],3],[[68969,68973],2],[68974,2],[[68975,68997],2],[[68998,69005],3],[[69006,69007],2],[[69008,69215],3],[[69216,69246],2],[69247,3],[[69248,69289],2],[69290,3],[[69291,69292],2],[69293,2],[[69294,69295],3],[[69296,69297],2],[[69298,69313],3],[[69314,69316],2],[[69317,69319],2],[[69320,69327],3],[[69328,69336],2],[[69337,69369],3],[[69370,69371],2],[69372,2],[[69373,69375],2],[[69376,69404],2],[[69405,69414],2],[69415,2],[[69416,69423],3],[[69424,69456],2],[[69457,69465],2],[[69466,69487],3],[[69488,69509],2],[[69510,69513],2],[[69514,69551],3],[[69552,69572],2],[[69573,69579],2],[[69580,69599],3],[[69600,69622],2],[[69623,69631],3],[[69632,69702],2],[[69703,69709],2],[[69710,69713],3],[[69714,69733],2],[[69734,69743],2],[[69744,69749],2],[[69750,69758],3],[69759,2],[[69760,69818],2],[[69819,69820],2],[69821,3],[[69822,69825],2],[69826,2],[[69827,69836],3],[69837,3],[[69838,69839],3],[[69840,69864],2],[[69865,69871],3],[[69872,69881],2],[[69882,69887],3],[[69888,69940],2],[69941,3],[[69942,69951],2],[[69952,69955],2],[[69956,69958],2],[69959,2],[[69960,69967],3],[[69968,70003],2],[[70004,70005],2],[70006,2],[[70007,70015],3],[[70016,70084],2],[[70085,70088],2],[[70089,70092],2],[70093,2],[[70094,70095],2],[[70096,70105],2],[70106,2],[70107,2],[70108,2],[[70109,70111],2],[70112,3],[[70113,70132],2],[[70133,70143],3],[[70144,70161],2],[70162,3],[[70163,70199],2],[[70200,70205],2],[70206,2],[[70207,70209],2],[[70210,70271],3],[[70272,70278],2],[70279,3],[70280,2],[70281,3],[[70282,70285],2],[70286,3],[[70287,70301],2],[70302,3],[[70303,70312],2],[70313,2],[[70314,70319],3],[[70320,70378],2],[[70379,70383],3],[[70384,70393],2],[[70394,70399],3],[70400,2],[[70401,70403],2],[70404,3],[[70405,70412],2],[[70413,70414],3],[[70415,70416],2],[[70417,70418],3],[[70419,70440],2],[70441,3],[[70442,70448],2],[70449,3],[[70450,70451],2],[70452,3],[[70453,70457],2],[70458,3],[70459,2],[[70460,70468],2],[[70469,70470],3],[[70471,70472],2],[[70473,70474],3],[[70475,70477],2],[[70478,70479],3],[70480,2],[[70481,70486],3],[70487,2],[[70488,70492],3],[[70493,70499],2],[[70500,70501],3],[[70502,70508],2],[[70509,70511],3],[[70512,70516],2],[[70517,70527],3],[[70528,70537],2],[70538,3],[70539,2],[[70540,70541],3],[70542,2],[70543,3],[[70544,70581],2],[70582,3],[[70583,70592],2],[70593,3],[70594,2],[[70595,70596],3],[70597,2],[70598,3],[[70599,70602],2],[70603,3],[[70604,70611],2],[[70612,70613],2],[70614,3],[[70615,70616],2],[[70617,70624],3],[[70625,70626],2],[[70627,70655],3],[[70656,70730],2],[[70731,70735],2],[[70736,70745],2],[70746,2],[70747,2],[70748,3],[70749,2],[70750,2],[70751,2],[[70752,70753],2],[[70754,70783],3],[[70784,70853],2],[70854,2],[70855,2],[[70856,70863],3],[[70864,70873],2],[[70874,71039],3],[[71040,71093],2],[[71094,71095],3],[[71096,71104],2],[[71105,71113],2],[[71114,71127],2],[[71128,71133],2],[[71134,71167],3],[[71168,71232],2],[[71233,71235],2],[71236,2],[[71237,71247],3],[[71248,71257],2],[[71258,71263],3],[[71264,71276],2],[[71277,71295],3],[[71296,71351],2],[71352,2],[71353,2],[[71354,71359],3],[[71360,71369],2],[[71370,71375],3],[[71376,71395],2],[[71396,71423],3],[[71424,71449],2],[71450,2],[[71451,71452],3],[[71453,71467],2],[[71468,71471],3],[[71472,71481],2],[[71482,71487],2],[[71488,71494],2],[[71495,71679],3],[[71680,71738],2],[71739,2],[[71740,71839],3],[71840,1,"𑣀"],[71841,1,"𑣁"],[71842,1,"𑣂"],[71843,1,"𑣃"],[71844,1,"𑣄"],[71845,1,"𑣅"],[71846,1,"𑣆"],[71847,1,"𑣇"],[71848,1,"𑣈"],[71849,1,"𑣉"],[71850,1,"𑣊"],[71851,1,"𑣋"],[71852,1,"𑣌"],[71853,1,"𑣍"],[71854,1,"𑣎"],[71855,1,"𑣏"],[71856,1,"𑣐"],[71857,1,"𑣑"],[71858,1,"𑣒"],[71859,1,"𑣓"],[71860,1,"𑣔"],[71861,1,"𑣕"],[71862,1,"𑣖"],[71863,1,"𑣗"],[71864,1,"𑣘"],[71865,1,"𑣙"],[71866,1,"𑣚"],[71867,1,"𑣛"],[71868,1,"𑣜"],[71869,1,"𑣝"],[71870,1,"𑣞"],[71871,1,"𑣟"],[[71872,71913],2],[[71914,71922],2],[[71923,71934],3],[71935,2],[[71936,71942],2],[[71943,71944],3],[71945,2],[[71946,71947],3],[[71948,71955],2],[71956,3],[[71957,71958],2],[71959,3],[[71960,71989],2],[71990,3],[[71991,71992],2],[[71993,71994],3],[[71995,72003],2],[[72004,72006],2],[[72007,72015],3],[[72016,72025],2],[[72026,72095],3],[[72096,72103],2],[[72104,72105],3],[[72106,72151],2],[[72152,72153],3],[[72154,72161],2],[72162,2],[[72163,72164],2],[[72165,72191],3],[[72192,72254],2],[[72255,72262],2],[72263,2],[[72264,72271],3],[[72272,72323],2],[[72324,72325],2],[[72326,72345],2],[[72346,72348],2],[72349,2],[[72350,72354],2],[[72355,72367],3],[[72368,72383],2],[[72384,72440],2],[[72441,72447],3],[[72448,72457],2],[[72458,72543],3],[[72544,72551],2],[[72552,72639],3],[[72640,72672],2],[72673,2],[[72674,72687],3],[[72688,72697],2],[[72698,72703],3],[[72704,72712],2],[72713,3],[[72714,72758],2],[72759,3],[[72760,72768],2],[[72769,72773],2],[[72774,72783],3],[[72784,72793],2],[[72794,72812],2],[[72813,72815],3],[[72816,72817],2],[[72818,72847],2],[[72848,72849],3],[[72850,72871],2],[72872,3],[[72873,72886],2],[[72887,72959],3],[[72960,72966],2],[72967,3],[[72968,72969],2],[72970,3],[[72971,73014],2],[[73015,73017],3],[73018,2],[73019,3],[[73020,73021],2],[73022,3],[[73023,73031],2],[[73032,73039],3],[[73040,73049],2],[[73050,73055],3],[[73056,73061],2],[73062,3],[[73063,73064],2],[73065,3],[[73066,73102],2],[73103,3],[[73104,73105],2],[73106,3],[[73107,73112],2],[[73113,73119],3],[[73120,73129],2],[[73130,73135],3],[[73136,73179],2],[[73180,73183],3],[[73184,73193],2],[[73194,73439],3],[[73440,73462],2],[[73463,73464],2],[[73465,73471],3],[[73472,73488],2],[73489,3],[[73490,73530],2],[[73531,73533],3],[[73534,73538],2],[[73539,73551],2],[[73552,73561],2],[73562,2],[[73563,73647],3],[73648,2],[[73649,73663],3],[[73664,73713],2],[[73714,73726],3],[73727,2],[[73728,74606],2],[[74607,74648],2],[74649,2],[[74650,74751],3],[[74752,74850],2],[[74851,74862],2],[74863,3],[[74864,74867],2],[74868,2],[[74869,74879],3],[[74880,75075],2],[[75076,77711],3],[[77712,77808],2],[[77809,77810],2],[[77811,77823],3],[[77824,78894],2],[78895,2],[[78896,78904],3],[[78905,78911],3],[[78912,78933],2],[[78934,78943],3],[[78944,82938],2],[[82939,82943],3],[[82944,83526],2],[[83527,90367],3],[[90368,90425],2],[[90426,92159],3],[[92160,92728],2],[[92729,92735],3],[[92736,92766],2],[92767,3],[[92768,92777],2],[[92778,92781],3],[[92782,92783],2],[[92784,92862],2],[92863,3],[[92864,92873],2],[[92874,92879],3],[[92880,92909],2],[[92910,92911],3],[[92912,92916],2],[92917,2],[[92918,92927],3],[[92928,92982],2],[[92983,92991],2],[[92992,92995],2],[[92996,92997],2],[[92998,93007],3],[[93008,93017],2],[93018,3],[[93019,93025],2],[93026,3],[[93027,93047],2],[[93048,93052],3],[[93053,93071],2],[[93072,93503],3],[[93504,93548],2],[[93549,93551],2],[[93552,93561],2],[[93562,93759],3],[93760,1,"𖹠"],[93761,1,"𖹡"],[93762,1,"𖹢"],[93763,1,"𖹣"],[93764,1,"𖹤"],[93765,1,"𖹥"],[93766,1,"𖹦"],[93767,1,"𖹧"],[93768,1,"𖹨"],[93769,1,"𖹩"],[93770,1,"𖹪"],[93771,1,"𖹫"],[93772,1,"𖹬"],[93773,1,"𖹭"],[93774,1,"𖹮"],[93775,1,"𖹯"],[93776,1,"𖹰"],[93777,1,"𖹱"],[93778,1,"𖹲"],[93779,1,"𖹳"],[93780,1,"𖹴"],[93781,1,"𖹵"],[93782,1,"𖹶"],[93783,1,"𖹷"],[93784,1,"𖹸"],[93785,1,"𖹹"],[93786,1,"𖹺"],[93787,1,"𖹻"],[93788,1,"𖹼"],[93789,1,"𖹽"],[93790,1,"𖹾"],[93791,1,"𖹿"],[[93792,93823],2],[[93824,93850],2],[[93851,93855],3],[93856,1,"𖺻"],[93857,1,"𖺼"],[93858,1,"𖺽"],[93859,1,"𖺾"],[93860,1,"𖺿"],[93861,1,"𖻀"],[93862,1,"𖻁"],[93863,1,"𖻂"],[93864,1,"𖻃"],[93865,1,"𖻄"],[93866,1,"𖻅"],[93867,1,"𖻆"],[93868,1,"𖻇"],[93869,1,"𖻈"],[93870,1,"𖻉"],[93871,1,"𖻊"],[93872,1,"𖻋"],[93873,1,"𖻌"],[93874,1,"𖻍"],[93875,1,"𖻎"],[93876,1,"𖻏"],[93877,1,"𖻐"],[93878,1,"𖻑"],[93879,1,"𖻒"],[93880,1,"𖻓"],[[93881,93882],3],[[93883,93907],2],[[93908,93951],3],[[93952,94020],2],[[94021,94026],2],[[94027,94030],3],[94031,2],[[94032,94078],2],[[94079,94087],2],[[94088,94094],3],[[94095,94111],2],[[94112,94175],3],[94176,2],[94177,2],[94178,2],[94179,2],[94180,2],[[94181,94191],3],[[94192,94193],2],[[94194,94195],2],[[94196,94198],2],[[94199,94207],3],[[94208,100332],2],[[100333,100337],2],[[100338,100343],2],[[100344,100351],2],[[100352,101106],2],[[101107,101589],2],[[101590,101630],3],[101631,2],[[101632,101640],2],[[101641,101662],2],[[101663,101759],3],[[101760,101874],2],[[101875,110575],3],[[110576,110579],2],[110580,3],[[110581,110587],2],[110588,3],[[110589,110590],2],[110591,3],[[110592,110593],2],[[110594,110878],2],[[110879,110882],2],[[110883,110897],3],[110898,2],[[110899,110927],3],[[110928,110930],2],[[110931,110932],3],[110933,2],[[110934,110947],3],[[110948,110951],2],[[110952,110959],3],[[110960,111355],2],[[111356,113663],3],[[113664,113770],2],[[113771,113775],3],[[113776,113788],2],[[113789,113791],3],[[113792,113800],2],[[113801,113807],3],[[113808,113817],2],[[113818,113819],3],[113820,2],[[113821,113822],2],[113823,2],[[113824,113827],7],[[113828,117759],3],[[117760,117973],2],[117974,1,"a"],[117975,1,"b"],[117976,1,"c"],[117977,1,"d"],[117978,1,"e"],[117979,1,"f"],[117980,1,"g"],[117981,1,"h"],[117982,1,"i"],[117983,1,"j"],[117984,1,"k"],[117985,1,"l"],[117986,1,"m"],[117987,1,"n"],[117988,1,"o"],[117989,1,"p"],[117990,1,"q"],[117991,1,"r"],[117992,1,"s"],[117993,1,"t"],[117994,1,"u"],[117995,1,"v"],[117996,1,"w"],[117997,1,"x"],[117998,1,"y"],[117999,1,"z"],[118000,1,"0"],[118001,1,"1"],[118002,1,"2"],[118003,1,"3"],[118004,1,"4"],[118005,1,"5"],[118006,1,"6"],[118007,1,"7"],[118008,1,"8"],[118009,1,"9"],[[118010,118012],2],[[118013,118015],3],[[118016,118451],2],[[118452,118457],3],[[118458,118480],2],[[118481,118495],3],[[118496,118512],2],[[118513,118527],3],[[118528,118573],2],[[118574,118575],3],[[118576,118598],2],[[118599,118607],3],[[118608,118723],2],[[118724,118783],3],[[118784,119029],2],[[119030,119039],3],[[119040,119078],2],[[119079,119080],3],[119081,2],[[119082,119133],2],[119134,1,"𝅗𝅥"],[119135,1,"𝅘𝅥"],[119136,1,"𝅘𝅥𝅮"],[119137,1,"𝅘𝅥𝅯"],[119138,1,"𝅘𝅥𝅰"],[119139,1,"𝅘𝅥𝅱"],[119140,1,"𝅘𝅥𝅲"],[[119141,119154],2],[[119155,119162],7],[[119163,119226],2],[119227,1,"𝆹𝅥"],[119228,1,"𝆺𝅥"],[119229,1,"𝆹𝅥𝅮"],[119230,1,"𝆺𝅥𝅮"],[119231,1,"𝆹𝅥𝅯"],[119232,1,"𝆺𝅥𝅯"],[[119233,119261],2],[[119262,119272],2],[[119273,119274],2],[[119275,119295],3],[[119296,119365],2],[[119366,119487],3],[[119488,119507],2],[[119508,119519],3],[[119520,119539],2],[[119540,119551],3],[[119552,119638],2],[[119639,119647],3],[[119648,119665],2],[[119666,119672],2],[[119673,119807],3],[119808,1,"a"],[119809,1,"b"],[119810,1,"c"],[119811,1,"d"],[119812,1,"e"],[119813,1,"f"],[119814,1,"g"],[119815,1,"h"],[119816,1,"i"],[119817,1,"j"],[119818,1,"k"],[119819,1,"l"],[119820,1,"m"],[119821,1,"n"],[119822,1,"o"],[119823,1,"p"],[119824,1,"q"],[119825,1,"r"],[119826,1,"s"],[119827,1,"t"],[119828,1,"u"],[119829,1,"v"],[119830,1,"w"],[119831,1,"x"],[119832,1,"y"],[119833,1,"z"],[119834,1,"a"],[119835,1,"b"],[119836,1,"c"],[119837,1,"d"],[119838,1,"e"],[119839,1,"f"],[119840,1,"g"],[119841,1,"h"],[119842,1,"i"],[119843,1,"j"],[119844,1,"k"],[119845,1,"l"],[119846,1,"m"],[119847,1,"n"],[119848,1,"o"],[119849,1,"p"],[119850,1,"q"],[119851,1,"r"],[119852,1,"s"],[119853,1,"t"],[119854,1,"u"],[119855,1,"v"],[119856,1,"w"],[119857,1,"x"],[119858,1,"y"],[119859,1,"z"],[119860,1,"a"],[119861,1,"b"],[119862,1,"c"],[119863,1,"d"],[119864,1,"e"],[119865,1,"f"],[119866,1,"g"],[119867,1,"h"],[119868,1,"i"],[119869,1,"j"],[119870,1,"k"],[119871,1,"l"],[119872,1,"m"],[119873,1,"n"],[119874,1,"o"],[119875,1,"p"],[119876,1,"q"],[119877,1,"r"],[119878,1,"s"],[119879,1,"t"],[119880,1,"u"],[119881,1,"v"],[119882,1,"w"],[119883,1,"x"],[119884,1,"y"],[119885,1,"z"],[119886,1,"a"],[119887,1,"b"],[119888,1,"c"],[119889,1,"d"],[119890,1,"e"],[119891,1,"f"],[119892,1,"g"],[119893,3],[119894,1,"i"],[119895,1,"j"],[119896,1,"k"],[119897,1,"l"],[119898,1,"m"],[119899,1,"n"],[119900,1,"o"],[119901,1,"p"],[119902,1,"q"],[119903,1,"r"],[119904,1,"s"],[119905,1,"t"],[119906,1,"u"],[119907,1,"v"],[119908,1,"w"],[119909,1,"x"],[119910,1,"y"],[119911,1,"z"],[119912,1,"a"],[119913,1,"b"],[119914,1,"c"],[119915,1,"d"],[119916,1,"e"],[119917,1,"f"],[119918,1,"g"],[119919,1,"h"],[119920,1,"i"],[119921,1,"j"],[119922,1,"k"],[119923,1,"l"],[119924,1,"m"],[119925,1,"n"],[119926,1,"o"],[119927,1,"p"],[119928,1,"q"],[119929,1,"r"],[119930,1,"s"],[119931,1,"t"],[119932,1,"u"],[119933,1,"v"],[119934,1,"w"],[119935,1,"x"],[119936,1,"y"],[119937,1,"z"],[119938,1,"a"],[119939,1,"b"],[119940,1,"c"],[119941,1,"d"],[119942,1,"e"],[119943,1,"f"],[119944,1,"g"],[119945,1,"h"],[119946,1,"i"],[119947,1,"j"],[119948,1,"k"],[119949,1,"l"],[119950,1,"m"],[119951,1,"n"],[119952,1,"o"],[119953,1,"p"],[119954,1,"q"],[119955,1,"r"],[119956,1,"s"],[119957,1,"t"],[119958,1,"u"],[119959,1,"v"],[119960,1,"w"],[119961,1,"x"],[119962,1,"y"],[119963,1,"z"],[119964,1,"a"],[119965,3],[119966,1,"c"],[119967,1,"d"],[[119968,119969],3],[119970,1,"g"],[[119971,119972],3],[119973,1,"j"],[119974,1,"k"],[[119975,119976],3],[119977,1,"n"],[119978,1,"o"],[119979,1,"p"],[119980,1,"q"],[119981,3],[119982,1,"s"],[119983,1,"t"],[119984,1,"u"],[119985,1,"v"],[119986,1,"w"],[119987,1,"x"],[119988,1,"y"],[119989,1,"z"],[119990,1,"a"],[119991,1,"b"],[119992,1,"c"],[119993,1,"d"],[119994,3],[119995,1,"f"],[119996,3],[119997,1,"h"],[119998,1,"i"],[119999,1,"j"],[120000,1,"k"],[120001,1,"l"],[120002,1,"m"],[120003,1,"n"],[120004,3],[120005,1,"p"],[120006,1,"q"],[120007,1,"r"],[120008,1,"s"],[120009,1,"t"],[120010,1,"u"],[120011,1,"v"],[120012,1,"w"],[120013,1,"x"],[120014,1,"y"],[120015,1,"z"],[120016,1,"a"],[120017,1,"b"],[120018,1,"c"],[120019,1,"d"],[120020,1,"e"],[120021,1,"f"],[120022,1,"g"],[120023,1,"h"],[120024,1,"i"],[120025,1,"j"],[120026,1,"k"],[120027,1,"l"],[120028,1,"m"],[120029,1,"n"],[120030,1,"o"],[120031,1,"p"],[120032,1,"q"],[120033,1,"r"],[120034,1,"s"],[120035,1,"t"],[120036,1,"u"],[120037,1,"v"],[120038,1,"w"],[120039,1,"x"],[120040,1,"y"],[120041,1,"z"],[120042,1,"a"],[120043,1,"b"],[120044,1,"c"],[120045,1,"d"],[120046,1,"e"],[120047,1,"f"],[120048,1,"g"],[120049,1,"h"],[120050,1,"i"],[120051,1,"j"],[120052,1,"k"],[120053,1,"l"],[120054,1,"m"],[120055,1,"n"],[120056,1,"o"],[120057,1,"p"],[120058,1,"q"],[120059,1,"r"],[120060,1,"s"],[120061,1,"t"],[120062,1,"u"],[120063,1,"v"],[120064,1,"w"],[120065,1,"x"],[120066,1,"y"],[120067,1,"z"],[120068,1,"a"],[120069,1,"b"],[120070,3],[120071,1,"d"],[120072,1,"e"],[120073,1,"f"],[120074,1,"g"],[[120075,120076],3],[120077,1,"j"],[120078,1,"k"],[120079,1,"l"],[120080,1,"m"],[120081,1,"n"],[120082,1,"o"],[120083,1,"p"],[120084,1,"q"],[120085,3],[120086,1,"s"],[120087,1,"t"],[120088,1,"u"],[120089,1,"v"],[120090,1,"w"],[120091,1,"x"],[120092,1,"y"],[120093,3],[120094,1,"a"],[120095,1,"b"],[120096,1,"c"],[120097,1,"d"],[120098,1,"e"],[120099,1,"f"],[120100,1,"g"],[120101,1,"h"],[120102,1,"i"],[120103,1,"j"],[120104,1,"k"],[120105,1,"l"],[120106,1,"m"],[120107,1,"n"],[120108,1,"o"],[120109,1,"p"],[120110,1,"q"],[120111,1,"r"],[120112,1,"s"],[120113,1,"t"],[120114,1,"u"],[120115,1,"v"],[120116,1,"w"],[120117,1,"x"],[120118,1,"y"],[120119,1,"z"],[120120,1,"a"],[120121,1,"b"],[120122,3],[120123,1,"d"],[120124,1,"e"],[120125,1,"f"],[120126,1,"g"],[120127,3],[120128,1,"i"],[120129,1,"j"],[120130,1,"k"],[120131,1,"l"],[120132,1,"m"],[120133,3],[120134,1,"o"],[[120135,120137],3],[120138,1,"s"],[120139,1,"t"],[120140,1,"u"],[120141,1,"v"],[120142,1,"w"],[120143,1,"x"],[120144,1,"y"],[120145,3],[120146,1,"a"],[120147,1,"b"],[120148,1,"c"],[120149,1,"d"],[120150,1,"e"],[120151,1,"f"],[120152,1,"g"],[120153,1,"h"],[120154,1,"i"],[120155,1,"j"],[120156,1,"k"],[120157,1,"l"],[120158,1,"m"],[120159,1,"n"],[120160,1,"o"],[120161,1,"p"],[120162,1,"q"],[120163,1,"r"],[120164,1,"s"],[120165,1,"t"],[120166,1,"u"],[120167,1,"v"],[120168,1,"w"],[120169,1,"x"],[120170,1,"y"],[120171,1,"z"],[120172,1,"a"],[120173,1,"b"],[120174,1,"c"],[120175,1,"d"],[120176,1,"e"],[120177,1,"f"],[120178,1,"g"],[120179,1,"h"],[120180,1,"i"],[120181,1,"j"],[120182,1,"k"],[120183,1,"l"],[120184,1,"m"],[120185,1,"n"],[120186,1,"o"],[120187,1,"p"],[120188,1,"q"],[120189,1,"r"],[120190,1,"s"],[120191,1,"t"],[120192,1,"u"],[120193,1,"v"],[120194,1,"w"],[120195,1,"x"],[120196,1,"y"],[120197,1,"z"],[120198,1,"a"],[120199,1,"b"],[120200,1,"c"],[120201,1,"d"],[120202,1,"e"],[120203,1,"f"],[120204,1,"g"],[120205,1,"h"],[120206,1,"i"],[120207,1,"j"],[120208,1,"k"],[120209,1,"l"],[120210,1,"m"],[120211,1,"n"],[120212,1,"o"],[120213,1,"p"],[120214,1,"q"],[120215,1,"r"],[120216,1,"s"],[120217,1,"t"],[120218,1,"u"],[120219,1,"v"],[120220,1,"w"],[120221,1,"x"],[120222,1,"y"],[120223,1,"z"],[120224,1,"a"],[120225,1,"b"],[120226,1,"c"],[120227,1,"d"],[120228,1,"e"],[120229,1,"f"],[120230,1,"g"],[120231,1,"h"],[120232,1,"i"],[120233,1,"j"],[120234,1,"k"],[120235,1,"l"],[120236,1,"m"],[120237,1,"n"],[120238,1,"o"],[120239,1,"p"],[120240,1,"q"],[120241,1,"r"],[120242,1,"s"],[120243,1,"t"],[120244,1,"u"],[120245,1,"v"],[120246,1,"w"],[120247,1,"x"],[120248,1,"y"],[120249,1,"z"],[120250,1,"a"],[120251,1,"b"],[120252,1,"c"],[120253,1,"d"],[120254,1,"e"],[120255,1,"f"],[120256,1,"g"],[120257,1,"h"],[120258,1,"i"],[120259,1,"j"],[120260,1,"k"],[120261,1,"l"],[120262,1,"m"],[120263,1,"n"],[120264,1,"o"],[120265,1,"p"],[120266,1,"q"],[120267,1,"r"],[120268,1,"s"],[120269,1,"t"],[120270,1,"u"],[120271,1,"v"],[120272,1,"w"],[120273,1,"x"],[120274,1,"y"],[120275,1,"z"],[120276,1,"a"],[120277,1,"b"],[120278,1,"c"],[120279,1,"d"],[120280,1,"e"],[120281,1,"f"],[120282,1,"g"],[120283,1,"h"],[120284,1,"i"],[120285,1,"j"],[120286,1,"k"],[120287,1,"l"],[120288,1,"m"],[120289,1,"n"],[120290,1,"o"],[120291,1,"p"],[120292,1,"q"],[120293,1,"r"],[120294,1,"s"],[120295,1,"t"],[120296,1,"u"],[120297,1,"v"],[120298,1,"w"],[120299,1,"x"],[120300,1,"y"],[120301,1,"z"],[120302,1,"a"],[120303,1,"b"],[120304,1,"c"],[120305,1,"d"],[120306,1,"e"],[120307,1,"f"],[120308,1,"g"],[120309,1,"h"],[120310,1,"i"],[120311,1,"j"],[120312,1,"k"],[120313,1,"l"],[120314,1,"m"],[120315,1,"n"],[120316,1,"o"],[120317,1,"p"],[120318,1,"q"],[120319,1,"r"],[120320,1,"s"],[120321,1,"t"],[120322,1,"u"],[120323,1,"v"],[120324,1,"w"],[120325,1,"x"],[120326,1,"y"],[120327,1,"z"],[120328,1,"a"],[120329,1,"b"],[120330,1,"c"],[120331,1,"d"],[120332,1,"e"],[120333,1,"f"],[120334,1,"g"],[120335,1,"h"],[120336,1,"i"],[120337,1,"j"],[120338,1,"k"],[120339,1,"l"],[120340,1,"m"],[120341,1,"n"],[120342,1,"o"],[120343,1,"p"],[120344,1,"q"],[120345,1,"r"],[120346,1,"s"],[120347,1,"t"],[120348,1,"u"],[120349,1,"v"],[120350,1,"w"],[120351,1,"x"],[120352,1,"y"],[120353,1,"z"],[120354,1,"a"],[120355,1,"b"],[120356,1,"c"],[120357,1,"d"],[120358,1,"e"],[120359,1,"f"],[120360,1,"g"],[120361,1,"h"],[120362,1,"i"],[120363,1,"j"],[120364,1,"k"],[120365,1,"l"],[120366,1,"m"],[120367,1,"n"],[120368,1,"o"],[120369,1,"p"],[120370,1,"q"],[120371,1,"r"],[120372,1,"s"],[120373,1,"t"],[120374,1,"u"],[120375,1,"v"],[120376,1,"w"],[120377,1,"x"],[120378,1,"y"],[120379,1,"z"],[120380,1,"a"],[120381,1,"b"],[120382,1,"c"],[120383,1,"d"],[120384,1,"e"],[120385,1,"f"],[120386,1,"g"],[120387,1,"h"],[120388,1,"i"],[120389,1,"j"],[120390,1,"k"],[120391,1,"l"],[120392,1,"m"],[120393,1,"n"],[120394,1,"o"],[120395,1,"p"],[120396,1,"q"],[120397,1,"r"],[120398,1,"s"],[120399,1,"t"],[120400,1,"u"],[120401,1,"v"],[120402,1,"w"],[120403,1,"x"],[120404,1,"y"],[120405,1,"z"],[120406,1,"a"],[120407,1,"b"],[120408,1,"c"],[120409,1,"d"],[120410,1,"e"],[120411,1,"f"],[120412,1,"g"],[120413,1,"h"],[120414,1,"i"],[120415,1,"j"],[120416,1,"k"],[120417,1,"l"],[120418,1,"m"],[120419,1,"n"],[120420,1,"o"],[120421,1,"p"],[120422,1,"q"],[120423,1,"r"],[120424,1,"s"],[120425,1,"t"],[120426,1,"u"],[120427,1,"v"],[120428,1,"w"],[120429,1,"x"],[120430,1,"y"],[120431,1,"z"],[120432,1,"a"],[120433,1,"b"],[120434,1,"c"],[120435,1,"d"],[120436,1,"e"],[120437,1,"f"],[120438,1,"g"],[120439,1,"h"],[120440,1,"i"],[120441,1,"j"],[120442,1,"k"],[120443,1,"l"],[120444,1,"m"],[120445,1,"n"],[120446,1,"o"],[120447,1,"p"],[120448,1,"q"],[120449,1,"r"],[120450,1,"s"],[120451,1,"t"],[120452,1,"u"],[120453,1,"v"],[120454,1,"w"],[120455,1,"x"],[120456,1,"y"],[120457,1,"z"],[120458,1,"a"],[120459,1,"b"],[120460,1,"c"],[120461,1,"d"],[120462,1,"e"],[120463,1,"f"],[120464,1,"g"],[120465,1,"h"],[120466,1,"i"],[120467,1,"j"],[120468,1,"k"],[120469,1,"l"],[120470,1,"m"],[120471,1,"n"],[120472,1,"o"],[120473,1,"p"],[120474,1,"q"],[120475,1,"r"],[120476,1,"s"],[120477,1,"t"],[120478,1,"u"],[120479,1,"v"],[120480,1,"w"],[120481,1,"x"],[120482,1,"y"],[120483,1,"z"],[120484,1,"ı"],[120485,1,"ȷ"],[[120486,120487],3],[120488,1,"α"],[120489,1,"β"],[120490,1,"γ"],[120491,1,"δ"],[120492,1,"ε"],[120493,1,"ζ"],[120494,1,"η"],[120495,1,"θ"],[120496,1,"ι"],[120497,1,"κ"],[120498,1,"λ"],[120499,1,"μ"],[120500,1,"ν"],[120501,1,"ξ"],[120502,1,"ο"],[120503,1,"π"],[120504,1,"ρ"],[120505,1,"θ"],[120506,1,"σ"],[120507,1,"τ"],[120508,1,"υ"],[120509,1,"φ"],[120510,1,"χ"],[120511,1,"ψ"],[120512,1,"ω"],[120513,1,"∇"],[120514,1,"α"],[120515,1,"β"],[120516,1,"γ"],[120517,1,"δ"],[120518,1,"ε"],[120519,1,"ζ"],[120520,1,"η"],[120521,1,"θ"],[120522,1,"ι"],[120523,1,"κ"],[120524,1,"λ"],[120525,1,"μ"],[120526,1,"ν"],[120527,1,"ξ"],[120528,1,"ο"],[120529,1,"π"],[120530,1,"ρ"],[[120531,120532],1,"σ"],[120533,1,"τ"],[120534,1,"υ"],[120535,1,"φ"],[120536,1,"χ"],[120537,1,"ψ"],[120538,1,"ω"],[120539,1,"∂"],[120540,1,"ε"],[120541,1,"θ"],[120542,1,"κ"],[120543,1,"φ"],[120544,1,"ρ"],[120545,1,"π"],[120546,1,"α"],[120547,1,"β"],[120548,1,"γ"],[120549,1,"δ"],[120550,1,"ε"],[120551,1,"ζ"],[120552,1,"η"],[120553,1,"θ"],[120554,1,"ι"],[120555,1,"κ"],[120556,1,"λ"],[120557,1,"μ"],[120558,1,"ν"],[120559,1,"ξ"],[120560,1,"ο"],[120561,1,"π"],[120562,1,"ρ"],[120563,1,"θ"],[120564,1,"σ"],[120565,1,"τ"],[120566,1,"υ"],[120567,1,"φ"],[120568,1,"χ"],[120569,1,"ψ"],[120570,1,"ω"],[120571,1,"∇"],[120572,1,"α"],[120573,1,"β"],[120574,1,"γ"],[120575,1,"δ"],[120576,1,"ε"],[120577,1,"ζ"],[120578,1,"η"],[120579,1,"θ"],[120580,1,"ι"],[120581,1,"κ"],[120582,1,"λ"],[120583,1,"μ"],[120584,1,"ν"],[120585,1,"ξ"],[120586,1,"ο"],[120587,1,"π"],[120588,1,"ρ"],[[120589,120590],1,"σ"],[120591,1,"τ"],[120592,1,"υ"],[120593,1,"φ"],[120594,1,"χ"],[120595,1,"ψ"],[120596,1,"ω"],[120597,1,"∂"],[120598,1,"ε"],[120599,1,"θ"],[120600,1,"κ"],[120601,1,"φ"],[120602,1,"ρ"],[120603,1,"π"],[120604,1,"α"],[120605,1,"β"],[120606,1,"γ"],[120607,1,"δ"],[120608,1,"ε"],[120609,1,"ζ"],[120610,1,"η"],[120611,1,"θ"],[120612,1,"ι"],[120613,1,"κ"],[120614,1,"λ"],[120615,1,"μ"],[120616,1,"ν"],[120617,1,"ξ"],[120618,1,"ο"],[120619,1,"π"],[120620,1,"ρ"],[120621,1,"θ"],[120622,1,"σ"],[120623,1,"τ"],[120624,1,"υ"],[120625,1,"φ"],[120626,1,"χ"],[120627,1,"ψ"],[120628,1,"ω"],[120629,1,"∇"],[120630,1,"α"],[120631,1,"β"],[120632,1,"γ"],[120633,1,"δ"],[120634,1,"ε"],[120635,1,"ζ"],[120636,1,"η"],[120637,1,"θ"],[120638,1,"ι"],[120639,1,"κ"],[120640,1,"λ"],[120641,1,"μ"],[120642,1,"ν"],[120643,1,"ξ"],[120644,1,"ο"],[120645,1,"π"],[120646,1,"ρ"],[[120647,120648],1,"σ"],[120649,1,"τ"],[120650,1,"υ"],[120651,1,"φ"],[120652,1,"χ"],[120653,1,"ψ"],[120654,1,"ω"],[120655,1,"∂"],[120656,1,"ε"],[120657,1,"θ"],[120658,1,"κ"],[120659,1,"φ"],[120660,1,"ρ"],[120661,1,"π"],[120662,1,"α"],[120663,1,"β"],[120664,1,"γ"],[120665,1,"δ"],[120666,1,"ε"],[120667,1,"ζ"],[120668,1,"η"],[120669,1,"θ"],[120670,1,"ι"],[120671,1,"κ"],[120672,1,"λ"],[120673,1,"μ"],[120674,1,"ν"],[120675,1,"ξ"],[120676,1,"ο"],[120677,1,"π"],[120678,1,"ρ"],[120679,1,"θ"],[120680,1,"σ"],[120681,1,"τ"],[120682,1,"υ"],[120683,1,"φ"],[120684,1,"χ"],[120685,1,"ψ"],[120686,1,"ω"],[120687,1,"∇"],[120688,1,"α"],[120689,1,"β"],[120690,1,"γ"],[120691,1,"δ"],[120692,1,"ε"],[120693,1,"ζ"],[120694,1,"η"],[120695,1,"θ"],[120696,1,"ι"],[120697,1,"κ"],[120698,1,"λ"],[120699,1,"μ"],[120700,1,"ν"],[120701,1,"ξ"],[120702,1,"ο"],[120703,1,"π"],[120704,1,"ρ"],[[120705,120706],1,"σ"],[120707,1,"τ"],[120708,1,"υ"],[120709,1,"φ"],[120710,1,"χ"],[120711,1,"ψ"],[120712,1,"ω"],[120713,1,"∂"],[120714,1,"ε"],[120715,1,"θ"],[120716,1,"κ"],[120717,1,"φ"],[120718,1,"ρ"],[120719,1,"π"],[120720,1,"α"],[120721,1,"β"],[120722,1,"γ"],[120723,1,"δ"],[120724,1,"ε"],[120725,1,"ζ"],[120726,1,"η"],[120727,1,"θ"],[120728,1,"ι"],[120729,1,"κ"],[120730,1,"λ"],[120731,1,"μ"],[120732,1,"ν"],[120733,1,"ξ"],[120734,1,"ο"],[120735,1,"π"],[120736,1,"ρ"],[120737,1,"θ"],[120738,1,"σ"],[120739,1,"τ"],[120740,1,"υ"],[120741,1,"φ"],[120742,1,"χ"],[120743,1,"ψ"],[120744,1,"ω"],[120745,1,"∇"],[120746,1,"α"],[120747,1,"β"],[120748,1,"γ"],[120749,1,"δ"],[120750,1,"ε"],[120751,1,"ζ"],[120752,1,"η"],[120753,1,"θ"],[120754,1,"ι"],[120755,1,"κ"],[120756,1,"λ"],[120757,1,"μ"],[120758,1,"ν"],[120759,1,"ξ"],[120760,1,"ο"],[120761,1,"π"],[120762,1,"ρ"],[[120763,120764],1,"σ"],[120765,1,"τ"],[120766,1,"υ"],[120767,1,"φ"],[120768,1,"χ"],[120769,1,"ψ"],[120770,1,"ω"],[120771,1,"∂"],[120772,1,"ε"],[120773,1,"θ"],[120774,1,"κ"],[120775,1,"φ"],[120776,1,"ρ"],[120777,1,"π"],[[120778,120779],1,"ϝ"],[[120780,120781],3],[120782,1,"0"],[120783,1,"1"],[120784,1,"2"],[120785,1,"3"],[120786,1,"4"],[120787,1,"5"],[120788,1,"6"],[120789,1,"7"],[120790,1,"8"],[120791,1,"9"],[120792,1,"0"],[120793,1,"1"],[120794,1,"2"],[120795,1,"3"],[120796,1,"4"],[120797,1,"5"],[120798,1,"6"],[120799,1,"7"],[120800,1,"8"],[120801,1,"9"],[120802,1,"0"],[120803,1,"1"],[120804,1,"2"],[120805,1,"3"],[120806,1,"4"],[120807,1,"5"],[120808,1,"6"],[120809,1,"7"],[120810,1,"8"],[120811,1,"9"],[120812,1,"0"],[120813,1,"1"],[120814,1,"2"],[120815,1,"3"],[120816,1,"4"],[120817,1,"5"],[120818,1,"6"],[120819,1,"7"],[120820,1,"8"],[120821,1,"9"],[120822,1,"0"],[120823,1,"1"],[120824,1,"2"],[120825,1,"3"],[120826,1,"4"],[120827,1,"5"],[120828,1,"6"],[120829,1,"7"],[120830,1,"8"],[120831,1,"9"],[[120832,121343],2],[[121344,121398],2],[[121399,121402],2],[[121403,121452],2],[[121453,121460],2],[121461,2],[[121462,121475],2],[121476,2],[[121477,121483],2],[[121484,121498],3],[[121499,121503],2],[121504,3],[[121505,121519],2],[[121520,122623],3],[[122624,122654],2],[[122655,122660],3],[[122661,122666],2],[[122667,122879],3],[[122880,122886],2],[122887,3],[[122888,122904],2],[[122905,122906],3],[[122907,122913],2],[122914,3],[[122915,122916],2],[122917,3],[[122918,122922],2],[[122923,122927],3],[122928,1,"а"],[122929,1,"б"],[122930,1,"в"],[122931,1,"г"],[122932,1,"д"],[122933,1,"е"],[122934,1,"ж"],[122935,1,"з"],[122936,1,"и"],[122937,1,"к"],[122938,1,"л"],[122939,1,"м"],[122940,1,"о"],[122941,1,"п"],[122942,1,"р"],[122943,1,"с"],[122944,1,"т"],[122945,1,"у"],[122946,1,"ф"],[122947,1,"х"],[122948,1,"ц"],[122949,1,"ч"],[122950,1,"ш"],[122951,1,"ы"],[122952,1,"э"],[122953,1,"ю"],[122954,1,"ꚉ"],[122955,1,"ә"],[122956,1,"і"],[122957,1,"ј"],[122958,1,"ө"],[122959,1,"ү"],[122960,1,"ӏ"],[122961,1,"а"],[122962,1,"б"],[122963,1,"в"],[122964,1,"г"],[122965,1,"д"],[122966,1,"е"],[122967,1,"ж"],[122968,1,"з"],[122969,1,"и"],[122970,1,"к"],[122971,1,"л"],[122972,1,"о"],[122973,1,"п"],[122974,1,"с"],[122975,1,"у"],[122976,1,"ф"],[122977,1,"х"],[122978,1,"ц"],[122979,1,"ч"],[122980,1,"ш"],[122981,1,"ъ"],[122982,1,"ы"],[122983,1,"ґ"],[122984,1,"і"],[122985,1,"ѕ"],[122986,1,"џ"],[122987,1,"ҫ"],[122988,1,"ꙑ"],[122989,1,"ұ"],[[122990,123022],3],[123023,2],[[123024,123135],3],[[123136,123180],2],[[123181,123183],3],[[123184,123197],2],[[123198,123199],3],[[123200,123209],2],[[123210,123213],3],[123214,2],[123215,2],[[123216,123535],3],[[123536,123566],2],[[123567,123583],3],[[123584,123641],2],[[123642,123646],3],[123647,2],[[123648,124111],3],[[124112,124153],2],[[124154,124367],3],[[124368,124410],2],[[124411,124414],3],[124415,2],[[124416,124607],3],[[124608,124638],2],[124639,3],[[124640,124661],2],[[124662,124669],3],[[124670,124671],2],[[124672,124895],3],[[124896,124902],2],[124903,3],[[124904,124907],2],[124908,3],[[124909,124910],2],[124911,3],[[124912,124926],2],[124927,3],[[124928,125124],2],[[125125,125126],3],[[125127,125135],2],[[125136,125142],2],[[125143,125183],3],[125184,1,"𞤢"],[125185,1,"𞤣"],[125186,1,"𞤤"],[125187,1,"𞤥"],[125188,1,"𞤦"],[125189,1,"𞤧"],[125190,1,"𞤨"],[125191,1,"𞤩"],[125192,1,"𞤪"],[125193,1,"𞤫"],[125194,1,"𞤬"],[125195,1,"𞤭"],[125196,1,"𞤮"],[125197,1,"𞤯"],[125198,1,"𞤰"],[125199,1,"𞤱"],[125200,1,"𞤲"],[125201,1,"𞤳"],[125202,1,"𞤴"],[125203,1,"𞤵"],[125204,1,"𞤶"],[125205,1,"𞤷"],[125206,1,"𞤸"],[125207,1,"𞤹"],[125208,1,"𞤺"],[125209,1,"𞤻"],[125210,1,"𞤼"],[125211,1,"𞤽"],[125212,1,"𞤾"],[125213,1,"𞤿"],[125214,1,"𞥀"],[125215,1,"𞥁"],[125216,1,"𞥂"],[125217,1,"𞥃"],[[125218,125258],2],[125259,2],[[125260,125263],3],[[125264,125273],2],[[125274,125277],3],[[125278,125279],2],[[125280,126064],3],[[126065,126132],2],[[126133,126208],3],[[126209,126269],2],[[126270,126463],3],[126464,1,"ا"],[126465,1,"ب"],[126466,1,"ج"],[126467,1,"د"],[126468,3],[126469,1,"و"],[126470,1,"ز"],[126471,1,"ح"],[126472,1,"ط"],[126473,1,"ي"],[126474,1,"ك"],[126475,1,"ل"],[126476,1,"م"],[126477,1,"ن"],[126478,1,"س"],[126479,1,"ع"],[126480,1,"ف"],[126481,1,"ص"],[126482,1,"ق"],[126483,1,"ر"],[126484,1,"ش"],[126485,1,"ت"],[126486,1,"ث"],[126487,1,"خ"],[126488,1,"ذ"],[126489,1,"ض"],[126490,1,"ظ"],[126491,1,"غ"],[126492,1,"ٮ"],[126493,1,"ں"],[126494,1,"ڡ"],[126495,1,"ٯ"],[126496,3],[126497,1,"ب"],[126498,1,"ج"],[126499,3],[126500,1,"ه"],[[126501,126502],3],[126503,1,"ح"],[126504,3],[126505,1,"ي"],[126506,1,"ك"],[126507,1,"ل"],[126508,1,"م"],[126509,1,"ن"],[126510,1,"س"],[126511,1,"ع"],[126512,1,"ف"],[126513,1,"ص"],[126514,1,"ق"],[126515,3],[126516,1,"ش"],[126517,1,"ت"],[126518,1,"ث"],[126519,1,"خ"],[126520,3],[126521,1,"ض"],[126522,3],[126523,1,"غ"],[[126524,126529],3],[126530,1,"ج"],[[126531,126534],3],[126535,1,"ح"],[126536,3],[126537,1,"ي"],[126538,3],[126539,1,"ل"],[126540,3],[126541,1,"ن"],[126542,1,"س"],[126543,1,"ع"],[126544,3],[126545,1,"ص"],[126546,1,"ق"],[126547,3],[126548,1,"ش"],[[126549,126550],3],[126551,1,"خ"],[126552,3],[126553,1,"ض"],[126554,3],[126555,1,"غ"],[126556,3],[126557,1,"ں"],[126558,3],[126559,1,"ٯ"],[126560,3],[126561,1,"ب"],[126562,1,"ج"],[126563,3],[126564,1,"ه"],[[126565,126566],3],[126567,1,"ح"],[126568,1,"ط"],[126569,1,"ي"],[126570,1,"ك"],[126571,3],[126572,1,"م"],[126573,1,"ن"],[126574,1,"س"],[126575,1,"ع"],[126576,1,"ف"],[126577,1,"ص"],[126578,1,"ق"],[126579,3],[126580,1,"ش"],[126581,1,"ت"],[126582,1,"ث"],[126583,1,"خ"],[126584,3],[126585,1,"ض"],[126586,1,"ظ"],[126587,1,"غ"],[126588,1,"ٮ"],[126589,3],[126590,1,"ڡ"],[126591,3],[126592,1,"ا"],[126593,1,"ب"],[126594,1,"ج"],[126595,1,"د"],[126596,1,"ه"],[126597,1,"و"],[126598,1,"ز"],[126599,1,"ح"],[126600,1,"ط"],[126601,1,"ي"],[126602,3],[126603,1,"ل"],[126604,1,"م"],[126605,1,"ن"],[126606,1,"س"],[126607,1,"ع"],[126608,1,"ف"],[126609,1,"ص"],[126610,1,"ق"],[126611,1,"ر"],[126612,1,"ش"],[126613,1,"ت"],[126614,1,"ث"],[126615,1,"خ"],[126616,1,"ذ"],[126617,1,"ض"],[126618,1,"ظ"],[126619,1,"غ"],[[126620,126624],3],[126625,1,"ب"],[126626,1,"ج"],[126627,1,"د"],[126628,3],[126629,1,"و"],[126630,1,"ز"],[126631,1,"ح"],[126632,1,"ط"],[126633,1,"ي"],[126634,3],[126635,1,"ل"],[126636,1,"م"],[126637,1,"ن"],[126638,1,"س"],[126639,1,"ع"],[126640,1,"ف"],[126641,1,"ص"],[126642,1,"ق"],[126643,1,"ر"],[126644,1,"ش"],[126645,1,"ت"],[126646,1,"ث"],[126647,1,"خ"],[126648,1,"ذ"],[126649,1,"ض"],[126650,1,"ظ"],[126651,1,"غ"],[[126652,126703],3],[[126704,126705],2],[[126706,126975],3],[[126976,127019],2],[[127020,127023],3],[[127024,127123],2],[[127124,127135],3],[[127136,127150],2],[[127151,127152],3],[[127153,127166],2],[127167,2],[127168,3],[[127169,127183],2],[127184,3],[[127185,127199],2],[[127200,127221],2],[[127222,127231],3],[127232,3],[127233,1,"0,"],[127234,1,"1,"],[127235,1,"2,"],[127236,1,"3,"],[127237,1,"4,"],[127238,1,"5,"],[127239,1,"6,"],[127240,1,"7,"],[127241,1,"8,"],[127242,1,"9,"],[[127243,127244],2],[[127245,127247],2],[127248,1,"(a)"],[127249,1,"(b)"],[127250,1,"(c)"],[127251,1,"(d)"],[127252,1,"(e)"],[127253,1,"(f)"],[127254,1,"(g)"],[127255,1,"(h)"],[127256,1,"(i)"],[127257,1,"(j)"],[127258,1,"(k)"],[127259,1,"(l)"],[127260,1,"(m)"],[127261,1,"(n)"],[127262,1,"(o)"],[127263,1,"(p)"],[127264,1,"(q)"],[127265,1,"(r)"],[127266,1,"(s)"],[127267,1,"(t)"],[127268,1,"(u)"],[127269,1,"(v)"],[127270,1,"(w)"],[127271,1,"(x)"],[127272,1,"(y)"],[127273,1,"(z)"],[127274,1,"〔s〕"],[127275,1,"c"],[127276,1,"r"],[127277,1,"cd"],[127278,1,"wz"],[127279,2],[127280,1,"a"],[127281,1,"b"],[127282,1,"c"],[127283,1,"d"],[127284,1,"e"],[127285,1,"f"],[127286,1,"g"],[127287,1,"h"],[127288,1,"i"],[127289,1,"j"],[127290,1,"k"],[127291,1,"l"],[127292,1,"m"],[127293,1,"n"],[127294,1,"o"],[127295,1,"p"],[127296,1,"q"],[127297,1,"r"],[127298,1,"s"],[127299,1,"t"],[127300,1,"u"],[127301,1,"v"],[127302,1,"w"],[127303,1,"x"],[127304,1,"y"],[127305,1,"z"],[127306,1,"hv"],[127307,1,"mv"],[127308,1,"sd"],[127309,1,"ss"],[127310,1,"ppv"],[127311,1,"wc"],[[127312,127318],2],[127319,2],[[127320,127326],2],[127327,2],[[127328,127337],2],[127338,1,"mc"],[127339,1,"md"],[127340,1,"mr"],[[127341,127343],2],[[127344,127352],2],[127353,2],[127354,2],[[127355,127356],2],[[127357,127358],2],[127359,2],[[127360,127369],2],[[127370,127373],2],[[127374,127375],2],[127376,1,"dj"],[[127377,127386],2],[[127387,127404],2],[127405,2],[[127406,127461],3],[[127462,127487],2],[127488,1,"ほか"],[127489,1,"ココ"],[127490,1,"サ"],[[127491,127503],3],[127504,1,"手"],[127505,1,"字"],[127506,1,"双"],[127507,1,"デ"],[127508,1,"二"],[127509,1,"多"],[127510,1,"解"],[127511,1,"天"],[127512,1,"交"],[127513,1,"映"],[127514,1,"無"],[127515,1,"料"],[127516,1,"前"],[127517,1,"後"],[127518,1,"再"],[127519,1,"新"],[127520,1,"初"],[127521,1,"終"],[127522,1,"生"],[127523,1,"販"],[127524,1,"声"],[127525,1,"吹"],[127526,1,"演"],[127527,1,"投"],[127528,1,"捕"],[127529,1,"一"],[127530,1,"三"],[127531,1,"遊"],[127532,1,"左"],[127533,1,"中"],[127534,1,"右"],[127535,1,"指"],[127536,1,"走"],[127537,1,"打"],[127538,1,"禁"],[127539,1,"空"],[127540,1,"合"],[127541,1,"満"],[127542,1,"有"],[127543,1,"月"],[127544,1,"申"],[127545,1,"割"],[127546,1,"営"],[127547,1,"配"],[[127548,127551],3],[127552,1,"〔本〕"],[127553,1,"〔三〕"],[127554,1,"〔二〕"],[127555,1,"〔安〕"],[127556,1,"〔点〕"],[127557,1,"〔打〕"],[127558,1,"〔盗〕"],[127559,1,"〔勝〕"],[127560,1,"〔敗〕"],[[127561,127567],3],[127568,1,"得"],[127569,1,"可"],[[127570,127583],3],[[127584,127589],2],[[127590,127743],3],[[127744,127776],2],[[127777,127788],2],[[127789,127791],2],[[127792,127797],2],[127798,2],[[127799,127868],2],[127869,2],[[127870,127871],2],[[127872,127891],2],[[127892,127903],2],[[127904,127940],2],[127941,2],[[127942,127946],2],[[127947,127950],2],[[127951,127955],2],[[127956,127967],2],[[127968,127984],2],[[127985,127991],2],[[127992,127999],2],[[128000,128062],2],[128063,2],[128064,2],[128065,2],[[128066,128247],2],[128248,2],[[128249,128252],2],[[128253,128254],2],[128255,2],[[128256,128317],2],[[128318,128319],2],[[128320,128323],2],[[128324,128330],2],[[128331,128335],2],[[128336,128359],2],[[128360,128377],2],[128378,2],[[128379,128419],2],[128420,2],[[128421,128506],2],[[128507,128511],2],[128512,2],[[128513,128528],2],[128529,2],[[128530,128532],2],[128533,2],[128534,2],[128535,2],[128536,2],[128537,2],[128538,2],[128539,2],[[128540,128542],2],[128543,2],[[128544,128549],2],[[128550,128551],2],[[128552,128555],2],[128556,2],[128557,2],[[128558,128559],2],[[128560,128563],2],[128564,2],[[128565,128576],2],[[128577,128578],2],[[128579,128580],2],[[128581,128591],2],[[128592,128639],2],[[128640,128709],2],[[128710,128719],2],[128720,2],[[128721,128722],2],[[128723,128724],2],[128725,2],[[128726,128727],2],[128728,2],[[128729,128731],3],[128732,2],[[128733,128735],2],[[128736,128748],2],[[128749,128751],3],[[128752,128755],2],[[128756,128758],2],[[128759,128760],2],[128761,2],[128762,2],[[128763,128764],2],[[128765,128767],3],[[128768,128883],2],[[128884,128886],2],[[128887,128890],2],[[128891,128895],2],[[128896,128980],2],[[128981,128984],2],[128985,2],[[128986,128991],3],[[128992,129003],2],[[129004,129007],3],[129008,2],[[129009,129023],3],[[129024,129035],2],[[129036,129039],3],[[129040,129095],2],[[129096,129103],3],[[129104,129113],2],[[129114,129119],3],[[129120,129159],2],[[129160,129167],3],[[129168,129197],2],[[129198,129199],3],[[129200,129201],2],[[129202,129211],2],[[129212,129215],3],[[129216,129217],2],[[129218,129231],3],[[129232,129240],2],[[129241,129279],3],[[129280,129291],2],[129292,2],[[129293,129295],2],[[129296,129304],2],[[129305,129310],2],[129311,2],[[129312,129319],2],[[129320,129327],2],[129328,2],[[129329,129330],2],[[129331,129342],2],[129343,2],[[129344,129355],2],[129356,2],[[129357,129359],2],[[129360,129374],2],[[129375,129387],2],[[129388,129392],2],[129393,2],[129394,2],[[129395,129398],2],[[129399,129400],2],[129401,2],[129402,2],[129403,2],[[129404,129407],2],[[129408,129412],2],[[129413,129425],2],[[129426,129431],2],[[129432,129442],2],[[129443,129444],2],[[129445,129450],2],[[129451,129453],2],[[129454,129455],2],[[129456,129465],2],[[129466,129471],2],[129472,2],[[129473,129474],2],[[129475,129482],2],[129483,2],[129484,2],[[129485,129487],2],[[129488,129510],2],[[129511,129535],2],[[129536,129619],2],[[129620,129623],2],[[129624,129631],3],[[129632,129645],2],[[129646,129647],3],[[129648,129651],2],[129652,2],[[129653,129655],2],[[129656,129658],2],[[129659,129660],2],[[129661,129663],3],[[129664,129666],2],[[129667,129670],2],[[129671,129672],2],[129673,2],[129674,2],[[129675,129677],3],[129678,2],[129679,2],[[129680,129685],2],[[129686,129704],2],[[129705,129708],2],[[129709,129711],2],[[129712,129718],2],[[129719,129722],2],[[129723,129725],2],[129726,2],[129727,2],[[129728,129730],2],[[129731,129733],2],[129734,2],[129735,3],[129736,2],[[129737,129740],3],[129741,2],[[129742,129743],2],[[129744,129750],2],[[129751,129753],2],[[129754,129755],2],[129756,2],[[129757,129758],3],[129759,2],[[129760,129767],2],[129768,2],[129769,2],[129770,2],[[129771,129774],3],[129775,2],[[129776,129782],2],[[129783,129784],2],[[129785,129791],3],[[129792,129938],2],[129939,3],[[129940,129994],2],[[129995,130031],2],[130032,1,"0"],[130033,1,"1"],[130034,1,"2"],[130035,1,"3"],[130036,1,"4"],[130037,1,"5"],[130038,1,"6"],[130039,1,"7"],[130040,1,"8"],[130041,1,"9"],[130042,2],[[130043,131069],3],[[131070,131071],3],[[131072,173782],2],[[173783,173789],2],[[173790,173791],2],[[173792,173823],3],[[173824,177972],2],[[177973,177976],2],[177977,2],[[177978,177983],2],[[177984,178205],2],[[178206,178207],3],[[178208,183969],2],[[183970,183981],2],[[183982,183983],3],[[183984,191456],2],[[191457,191471],3],[[191472,192093],2],[[192094,194559],3],[194560,1,"丽"],[194561,1,"丸"],[194562,1,"乁"],[194563,1,"𠄢"],[194564,1,"你"],[194565,1,"侮"],[194566,1,"侻"],[194567,1,"倂"],[194568,1,"偺"],[194569,1,"備"],[194570,1,"僧"],[194571,1,"像"],[194572,1,"㒞"],[194573,1,"𠘺"],[194574,1,"免"],[194575,1,"兔"],[194576,1,"兤"],[194577,1,"具"],[194578,1,"𠔜"],[194579,1,"㒹"],[194580,1,"內"],[194581,1,"再"],[194582,1,"𠕋"],[194583,1,"冗"],[194584,1,"冤"],[194585,1,"仌"],[194586,1,"冬"],[194587,1,"况"],[194588,1,"𩇟"],[194589,1,"凵"],[194590,1,"刃"],[194591,1,"㓟"],[194592,1,"刻"],[194593,1,"剆"],[194594,1,"割"],[194595,1,"剷"],[194596,1,"㔕"],[194597,1,"勇"],[194598,1,"勉"],[194599,1,"勤"],[194600,1,"勺"],[194601,1,"包"],[194602,1,"匆"],[194603,1,"北"],[194604,1,"卉"],[194605,1,"卑"],[194606,1,"博"],[194607,1,"即"],[194608,1,"卽"],[[194609,194611],1,"卿"],[194612,1,"𠨬"],[194613,1,"灰"],[194614,1,"及"],[194615,1,"叟"],[194616,1,"𠭣"],[194617,1,"叫"],[194618,1,"叱"],[194619,1,"吆"],[194620,1,"咞"],[194621,1,"吸"],[194622,1,"呈"],[194623,1,"周"],[194624,1,"咢"],[194625,1,"哶"],[194626,1,"唐"],[194627,1,"啓"],[194628,1,"啣"],[[194629,194630],1,"善"],[194631,1,"喙"],[194632,1,"喫"],[194633,1,"喳"],[194634,1,"嗂"],[194635,1,"圖"],[194636,1,"嘆"],[194637,1,"圗"],[194638,1,"噑"],[194639,1,"噴"],[194640,1,"切"],[194641,1,"壮"],[194642,1,"城"],[194643,1,"埴"],[194644,1,"堍"],[194645,1,"型"],[194646,1,"堲"],[194647,1,"報"],[194648,1,"墬"],[194649,1,"𡓤"],[194650,1,"売"],[194651,1,"壷"],[194652,1,"夆"],[194653,1,"多"],[194654,1,"夢"],[194655,1,"奢"],[194656,1,"𡚨"],[194657,1,"𡛪"],[194658,1,"姬"],[194659,1,"娛"],[194660,1,"娧"],[194661,1,"姘"],[194662,1,"婦"],[194663,1,"㛮"],[194664,1,"㛼"],[194665,1,"嬈"],[[194666,194667],1,"嬾"],[194668,1,"𡧈"],[194669,1,"寃"],[194670,1,"寘"],[194671,1,"寧"],[194672,1,"寳"],[194673,1,"𡬘"],[194674,1,"寿"],[194675,1,"将"],[194676,1,"当"],[194677,1,"尢"],[194678,1,"㞁"],[194679,1,"屠"],[194680,1,"屮"],[194681,1,"峀"],[194682,1,"岍"],[194683,1,"𡷤"],[194684,1,"嵃"],[194685,1,"𡷦"],[194686,1,"嵮"],[194687,1,"嵫"],[194688,1,"嵼"],[194689,1,"巡"],[194690,1,"巢"],[194691,1,"㠯"],[194692,1,"巽"],[194693,1,"帨"],[194694,1,"帽"],[194695,1,"幩"],[194696,1,"㡢"],[194697,1,"𢆃"],[194698,1,"㡼"],[194699,1,"庰"],[194700,1,"庳"],[194701,1,"庶"],[194702,1,"廊"],[194703,1,"𪎒"],[194704,1,"廾"],[[194705,194706],1,"𢌱"],[194707,1,"舁"],[[194708,194709],1,"弢"],[194710,1,"㣇"],[194711,1,"𣊸"],[194712,1,"𦇚"],[194713,1,"形"],[194714,1,"彫"],[194715,1,"㣣"],[194716,1,"徚"],[194717,1,"忍"],[194718,1,"志"],[194719,1,"忹"],[194720,1,"悁"],[194721,1,"㤺"],[194722,1,"㤜"],[194723,1,"悔"],[194724,1,"𢛔"],[194725,1,"惇"],[194726,1,"慈"],[194727,1,"慌"],[194728,1,"慎"],[194729,1,"慌"],[194730,1,"慺"],[194731,1,"憎"],[194732,1,"憲"],[194733,1,"憤"],[194734,1,"憯"],[194735,1,"懞"],[194736,1,"懲"],[194737,1,"懶"],[194738,1,"成"],[194739,1,"戛"],[194740,1,"扝"],[194741,1,"抱"],[194742,1,"拔"],[194743,1,"捐"],[194744,1,"𢬌"],[194745,1,"挽"],[194746,1,"拼"],[194747,1,"捨"],[194748,1,"掃"],[194749,1,"揤"],[194750,1,"𢯱"],[194751,1,"搢"],[194752,1,"揅"],[194753,1,"掩"],[194754,1,"㨮"],[194755,1,"摩"],[194756,1,"摾"],[194757,1,"撝"],[194758,1,"摷"],[194759,1,"㩬"],[194760,1,"敏"],[194761,1,"敬"],[194762,1,"𣀊"],[194763,1,"旣"],[194764,1,"書"],[194765,1,"晉"],[194766,1,"㬙"],[194767,1,"暑"],[194768,1,"㬈"],[194769,1,"㫤"],[194770,1,"冒"],[194771,1,"冕"],[194772,1,"最"],[194773,1,"暜"],[194774,1,"肭"],[194775,1,"䏙"],[194776,1,"朗"],[194777,1,"望"],[194778,1,"朡"],[194779,1,"杞"],[194780,1,"杓"],[194781,1,"𣏃"],[194782,1,"㭉"],[194783,1,"柺"],[194784,1,"枅"],[194785,1,"桒"],[194786,1,"梅"],[194787,1,"𣑭"],[194788,1,"梎"],[194789,1,"栟"],[194790,1,"椔"],[194791,1,"㮝"],[194792,1,"楂"],[194793,1,"榣"],[194794,1,"槪"],[194795,1,"檨"],[194796,1,"𣚣"],[194797,1,"櫛"],[194798,1,"㰘"],[194799,1,"次"],[194800,1,"𣢧"],[194801,1,"歔"],[194802,1,"㱎"],[194803,1,"歲"],[194804,1,"殟"],[194805,1,"殺"],[194806,1,"殻"],[194807,1,"𣪍"],[194808,1,"𡴋"],[194809,1,"𣫺"],[194810,1,"汎"],[194811,1,"𣲼"],[194812,1,"沿"],[194813,1,"泍"],[194814,1,"汧"],[194815,1,"洖"],[194816,1,"派"],[194817,1,"海"],[194818,1,"流"],[194819,1,"浩"],[194820,1,"浸"],[194821,1,"涅"],[194822,1,"𣴞"],[194823,1,"洴"],[194824,1,"港"],[194825,1,"湮"],[194826,1,"㴳"],[194827,1,"滋"],[194828,1,"滇"],[194829,1,"𣻑"],[194830,1,"淹"],[194831,1,"潮"],[194832,1,"𣽞"],[194833,1,"𣾎"],[194834,1,"濆"],[194835,1,"瀹"],[194836,1,"瀞"],[194837,1,"瀛"],[194838,1,"㶖"],[194839,1,"灊"],[194840,1,"災"],[194841,1,"灷"],[194842,1,"炭"],[194843,1,"𠔥"],[194844,1,"煅"],[194845,1,"𤉣"],[194846,1,"熜"],[194847,1,"𤎫"],[194848,1,"爨"],[194849,1,"爵"],[194850,1,"牐"],[194851,1,"𤘈"],[194852,1,"犀"],[194853,1,"犕"],[194854,1,"𤜵"],[194855,1,"𤠔"],[194856,1,"獺"],[194857,1,"王"],[194858,1,"㺬"],[194859,1,"玥"],[[194860,194861],1,"㺸"],[194862,1,"瑇"],[194863,1,"瑜"],[194864,1,"瑱"],[194865,1,"璅"],[194866,1,"瓊"],[194867,1,"㼛"],[194868,1,"甤"],[194869,1,"𤰶"],[194870,1,"甾"],[194871,1,"𤲒"],[194872,1,"異"],[194873,1,"𢆟"],[194874,1,"瘐"],[194875,1,"𤾡"],[194876,1,"𤾸"],[194877,1,"𥁄"],[194878,1,"㿼"],[194879,1,"䀈"],[194880,1,"直"],[194881,1,"𥃳"],[194882,1,"𥃲"],[194883,1,"𥄙"],[194884,1,"𥄳"],[194885,1,"眞"],[[194886,194887],1,"真"],[194888,1,"睊"],[194889,1,"䀹"],[194890,1,"瞋"],[194891,1,"䁆"],[194892,1,"䂖"],[194893,1,"𥐝"],[194894,1,"硎"],[194895,1,"碌"],[194896,1,"磌"],[194897,1,"䃣"],[194898,1,"𥘦"],[194899,1,"祖"],[194900,1,"𥚚"],[194901,1,"𥛅"],[194902,1,"福"],[194903,1,"秫"],[194904,1,"䄯"],[194905,1,"穀"],[194906,1,"穊"],[194907,1,"穏"],[194908,1,"𥥼"],[[194909,194910],1,"𥪧"],[194911,1,"竮"],[194912,1,"䈂"],[194913,1,"𥮫"],[194914,1,"篆"],[194915,1,"築"],[194916,1,"䈧"],[194917,1,"𥲀"],[194918,1,"糒"],[194919,1,"䊠"],[194920,1,"糨"],[194921,1,"糣"],[194922,1,"紀"],[194923,1,"𥾆"],[194924,1,"絣"],[194925,1,"䌁"],[194926,1,"緇"],[194927,1,"縂"],[194928,1,"繅"],[194929,1,"䌴"],[194930,1,"𦈨"],[194931,1,"𦉇"],[194932,1,"䍙"],[194933,1,"𦋙"],[194934,1,"罺"],[194935,1,"𦌾"],[194936,1,"羕"],[194937,1,"翺"],[194938,1,"者"],[194939,1,"𦓚"],[194940,1,"𦔣"],[194941,1,"聠"],[194942,1,"𦖨"],[194943,1,"聰"],[194944,1,"𣍟"],[194945,1,"䏕"],[194946,1,"育"],[194947,1,"脃"],[194948,1,"䐋"],[194949,1,"脾"],[194950,1,"媵"],[194951,1,"𦞧"],[194952,1,"𦞵"],[194953,1,"𣎓"],[194954,1,"𣎜"],[194955,1,"舁"],[194956,1,"舄"],[194957,1,"辞"],[194958,1,"䑫"],[194959,1,"芑"],[194960,1,"芋"],[194961,1,"芝"],[194962,1,"劳"],[194963,1,"花"],[194964,1,"芳"],[194965,1,"芽"],[194966,1,"苦"],[194967,1,"𦬼"],[194968,1,"若"],[194969,1,"茝"],[194970,1,"荣"],[194971,1,"莭"],[194972,1,"茣"],[194973,1,"莽"],[194974,1,"菧"],[194975,1,"著"],[194976,1,"荓"],[194977,1,"菊"],[194978,1,"菌"],[194979,1,"菜"],[194980,1,"𦰶"],[194981,1,"𦵫"],[194982,1,"𦳕"],[194983,1,"䔫"],[194984,1,"蓱"],[194985,1,"蓳"],[194986,1,"蔖"],[194987,1,"𧏊"],[194988,1,"蕤"],[194989,1,"𦼬"],[194990,1,"䕝"],[194991,1,"䕡"],[194992,1,"𦾱"],[194993,1,"𧃒"],[194994,1,"䕫"],[194995,1,"虐"],[194996,1,"虜"],[194997,1,"虧"],[194998,1,"虩"],[194999,1,"蚩"],[195000,1,"蚈"],[195001,1,"蜎"],[195002,1,"蛢"],[195003,1,"蝹"],[195004,1,"蜨"],[195005,1,"蝫"],[195006,1,"螆"],[195007,1,"䗗"],[195008,1,"蟡"],[195009,1,"蠁"],[195010,1,"䗹"],[195011,1,"衠"],[195012,1,"衣"],[195013,1,"𧙧"],[195014,1,"裗"],[195015,1,"裞"],[195016,1,"䘵"],[195017,1,"裺"],[195018,1,"㒻"],[195019,1,"𧢮"],[195020,1,"𧥦"],[195021,1,"䚾"],[195022,1,"䛇"],[195023,1,"誠"],[195024,1,"諭"],[195025,1,"變"],[195026,1,"豕"],[195027,1,"𧲨"],[195028,1,"貫"],[195029,1,"賁"],[195030,1,"贛"],[195031,1,"起"],[195032,1,"𧼯"],[195033,1,"𠠄"],[195034,1,"跋"],[195035,1,"趼"],[195036,1,"跰"],[195037,1,"𠣞"],[195038,1,"軔"],[195039,1,"輸"],[195040,1,"𨗒"],[195041,1,"𨗭"],[195042,1,"邔"],[195043,1,"郱"],[195044,1,"鄑"],[195045,1,"𨜮"],[195046,1,"鄛"],[195047,1,"鈸"],[195048,1,"鋗"],[195049,1,"鋘"],[195050,1,"鉼"],[195051,1,"鏹"],[195052,1,"鐕"],[195053,1,"𨯺"],[195054,1,"開"],[195055,1,"䦕"],[195056,1,"閷"],[195057,1,"𨵷"],[195058,1,"䧦"],[195059,1,"雃"],[195060,1,"嶲"],[195061,1,"霣"],[195062,1,"𩅅"],[195063,1,"𩈚"],[195064,1,"䩮"],[195065,1,"䩶"],[195066,1,"韠"],[195067,1,"𩐊"],[195068,1,"䪲"],[195069,1,"𩒖"],[[195070,195071],1,"頋"],[195072,1,"頩"],[195073,1,"𩖶"],[195074,1,"飢"],[195075,1,"䬳"],[195076,1,"餩"],[195077,1,"馧"],[195078,1,"駂"],[195079,1,"駾"],[195080,1,"䯎"],[195081,1,"𩬰"],[195082,1,"鬒"],[195083,1,"鱀"],[195084,1,"鳽"],[195085,1,"䳎"],[195086,1,"䳭"],[195087,1,"鵧"],[195088,1,"𪃎"],[195089,1,"䳸"],[195090,1,"𪄅"],[195091,1,"𪈎"],[195092,1,"𪊑"],[195093,1,"麻"],[195094,1,"䵖"],[195095,1,"黹"],[195096,1,"黾"],[195097,1,"鼅"],[195098,1,"鼏"],[195099,1,"鼖"],[195100,1,"鼻"],[195101,1,"𪘀"],[[195102,196605],3],[[196606,196607],3],[[196608,201546],2],[[201547,201551],3],[[201552,205743],2],[[205744,210041],2],[[210042,262141],3],[[262142,262143],3],[[262144,327677],3],[[327678,327679],3],[[327680,393213],3],[[393214,393215],3],[[393216,458749],3],[[458750,458751],3],[[458752,524285],3],[[524286,524287],3],[[524288,589821],3],[[589822,589823],3],[[589824,655357],3],[[655358,655359],3],[[655360,720893],3],[[720894,720895],3],[[720896,786429],3],[[786430,786431],3],[[786432,851965],3],[[851966,851967],3],[[851968,917501],3],[[917502,917503],3],[917504,3],[917505,3],[[917506,917535],3],[[917536,917631],3],[[917632,917759],3],[[917760,917999],7],[[918000,983037],3],[[983038,983039],3],[[983040,1048573],3],[[1048574,1048575],3],[[1048576,1114109],3],[[1114110,1114111],3]]');

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
