// What the set-up says, in both languages. It runs before anything is installed, so it
// cannot use the words of the page. Written in syntax that old versions of Node read.

/** @typedef {{ readonly es: string, readonly en: string }} Sentence */

/** @param {string} version @param {string} oldest @returns {Sentence} */
export function nodeTooOld(version, oldest) {
  return {
    es: `Sendas necesita Node ${oldest} o posterior y aquí está la versión ${version}: actualiza Node y repite la orden.`,
    en: `Sendas needs Node ${oldest} or later and this is version ${version}: update Node and run the command again.`,
  };
}

/** @param {number} port @returns {Sentence} */
export function portTaken(port) {
  const other = port < 65535 ? port + 1 : port - 1;
  return {
    es: `El puerto ${port} ya está en uso: elige otro con «npm start -- --port ${other}».`,
    en: `Port ${port} is already in use: choose another with "npm start -- --port ${other}".`,
  };
}

/** @param {number} port @returns {Sentence} */
export function portForbidden(port) {
  return {
    es: `El sistema no permite usar el puerto ${port}: elige uno de 1024 en adelante con «npm start -- --port 4173».`,
    en: `The system does not allow port ${port}: choose one from 1024 up with "npm start -- --port 4173".`,
  };
}

/** @param {string} value @returns {Sentence} */
export function portInvalid(value) {
  return {
    es: `«${value}» no es un puerto: escribe un número del 0 al 65535.`,
    en: `"${value}" is not a port: give a number from 0 to 65535.`,
  };
}

/** @param {string} text @param {string} usage @returns {Sentence} */
export function notUnderstood(text, usage) {
  return {
    es: `No se entiende «${text}»: esta orden admite ${usage}.`,
    en: `"${text}" is not understood: this command takes ${usage}.`,
  };
}

/** @type {Sentence} */
export const installOffline = {
  es: 'Para instalar las dependencias hace falta conexión con el registro de npm: conéctate a la red y repite la orden.',
  en: 'Installing the dependencies needs a connection to the npm registry: go online and run the command again.',
};

/** @type {Sentence} */
export const installFailed = {
  es: 'No se han podido instalar las dependencias; arriba está lo que ha dicho npm.',
  en: 'The dependencies could not be installed; see above what npm said.',
};

/** @type {Sentence} */
export const npmMissing = {
  es: 'No se encuentra npm, que hace falta para instalar las dependencias: instálalo junto con Node.',
  en: 'npm, which installs the dependencies, was not found: install it along with Node.',
};

/** @type {Sentence} */
export const buildFailed = {
  es: 'La compilación ha fallado; el motivo está arriba.',
  en: 'The build failed; the reason is above.',
};

/** @type {Sentence} */
export const browserMissing = {
  es: 'Las pruebas necesitan un navegador y no hay ninguno: instala Chromium o Chrome, o da su ruta en CHROME_PATH.',
  en: 'The tests need a browser and there is none: install Chromium or Chrome, or give its path in CHROME_PATH.',
};

/** @param {string} path @returns {Sentence} */
export function browserBroken(path) {
  return {
    es: `CHROME_PATH señala «${path}», que no arranca como navegador: corrige la ruta o quita la variable.`,
    en: `CHROME_PATH points to "${path}", which does not start as a browser: mend the path or unset the variable.`,
  };
}

/** @param {string} name @param {readonly string[]} packages @returns {Sentence} */
export function engineMissing(name, packages) {
  const all = packages.join(' ');
  return {
    es: `Las pruebas en ${name} no se pueden hacer porque falta el navegador: en Debian, instálalo con «apt-get install ${all}».`,
    en: `The tests in ${name} cannot run because the browser is missing: on Debian, install it with "apt-get install ${all}".`,
  };
}

/** @type {Sentence} */
export const resultsAreWhole = {
  es: 'Con «--write» se anota el resultado entero: no se nombra solo una parte.',
  en: 'With "--write" the result is recorded as a whole: a part of it alone is not named.',
};

/** @param {readonly string[]} names @returns {Sentence} */
export function resultsIncomplete(names) {
  const all = names.join(', ');
  return {
    es: `No se ha anotado el resultado, que no está entero: falta ${all}. Queda el anterior.`,
    en: `The result was not recorded, as it is not whole: ${all} is missing. The former one stays.`,
  };
}

/** @type {Sentence} */
export const nothingToDo = {
  es: 'Dependencias y compilación al día: nada que hacer.',
  en: 'Dependencies and build are up to date: nothing to do.',
};

/** @type {Sentence} */
export const installing = { es: 'Instalando dependencias…', en: 'Installing dependencies…' };

/** @type {Sentence} */
export const building = { es: 'Compilando…', en: 'Building…' };

/** @param {string} name @returns {Sentence} */
export function installingBrowser(name) {
  return { es: `Instalando ${name}…`, en: `Installing ${name}…` };
}

/** @param {string} address @returns {Sentence} */
export function serving(address) {
  return {
    es: `Sendas está en ${address} (Ctrl+C para terminar)`,
    en: `Sendas is at ${address} (Ctrl+C to stop)`,
  };
}

/** @type {Sentence} */
export const auditClean = {
  es: 'Ninguna dependencia tiene fallos de seguridad conocidos.',
  en: 'No dependency has a known vulnerability.',
};

/** @param {number} count @returns {Sentence} */
export function auditFound(count) {
  return {
    es: `Dependencias con fallos de seguridad conocidos: ${count}. «npm audit fix» pone las versiones que los corrigen.`,
    en: `Dependencies with known vulnerabilities: ${count}. "npm audit fix" puts versions without them in their place.`,
  };
}

/** @param {string} why in the words of npm; empty where it said nothing @returns {Sentence} */
export function auditUnknown(why) {
  const reason = why === '' ? '' : ` (${why})`;
  return {
    es: `El registro de npm no responde si las dependencias tienen fallos de seguridad${reason}: no se sabe. Con «--strict», eso basta para fallar.`,
    en: `The npm registry does not answer whether dependencies have vulnerabilities${reason}: it is not known. With "--strict" that is enough to fail.`,
  };
}

/** @type {Sentence} */
export const gitMissing = {
  es: 'Para publicar una versión hace falta git, en una copia del repositorio con sus etiquetas.',
  en: 'A release needs git, in a clone of the repository with its tags.',
};

/** @param {readonly string[]} paths @returns {Sentence} */
export function treeChanged(paths) {
  const named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? ', …' : '');
  return {
    es: `Hay cambios sin confirmar (${named}): confírmalos o quítalos.`,
    en: `There are changes that are not committed (${named}): commit them or take them away.`,
  };
}

/** @param {string} version @returns {Sentence} */
export function versionInvalid(version) {
  return {
    es: `La versión de package.json, «${version}», no es semántica: tiene que ser como 1.2.3.`,
    en: `The version in package.json, "${version}", is not semantic: it has to be like 1.2.3.`,
  };
}

/** @param {string} version @param {string} last @returns {Sentence} */
export function versionNotNewer(version, last) {
  return {
    es: `La versión de package.json, ${version}, no es posterior a la última etiqueta, ${last}: súbela con «npm version --no-git-tag-version».`,
    en: `The version in package.json, ${version}, is not newer than the last tag, ${last}: raise it with "npm version --no-git-tag-version".`,
  };
}

/** @param {string} version @param {string} locked @returns {Sentence} */
export function lockDiffers(version, locked) {
  return {
    es: `package-lock.json dice ${locked} y package.json, ${version}: «npm install» los pone de acuerdo.`,
    en: `package-lock.json says ${locked} and package.json ${version}: "npm install" makes them agree.`,
  };
}

/** @param {string} version @returns {Sentence} */
export function changelogMissing(version) {
  return {
    es: `CHANGELOG.md no tiene un apartado con la versión ${version} y lo que trae: escribe «## [${version}] – AAAA-MM-DD».`,
    en: `CHANGELOG.md has no section of version ${version} with what it brings: write "## [${version}] – YYYY-MM-DD".`,
  };
}

/** @param {string} version @param {string} date what stands in its place @returns {Sentence} */
export function changelogUndated(version, date) {
  return {
    es: `En CHANGELOG.md la versión ${version} tiene «${date}» donde va la fecha: escribe «## [${version}] – AAAA-MM-DD».`,
    en: `In CHANGELOG.md version ${version} has "${date}" in the place of its date: write "## [${version}] – YYYY-MM-DD".`,
  };
}

/** @type {Sentence} */
export const testsFailed = {
  es: 'Alguna comprobación ha fallado: así no se publica.',
  en: 'Some check failed: this is not to be released.',
};

/** @param {string} version @param {string} commit @returns {Sentence} */
export function releaseChecking(version, commit) {
  return {
    es: `Versión ${version}, commit ${commit}: primero, los fallos de seguridad conocidos; después, npm test entero.`,
    en: `Version ${version}, commit ${commit}: known vulnerabilities first, then all of npm test.`,
  };
}

/** @type {Sentence} */
export const changedMeanwhile = {
  es: 'Durante las comprobaciones han cambiado archivos o el commit, así que no se sabe si vale lo que hay ahora: repite la orden.',
  en: 'Files or the commit changed during the checks, so it is not known whether what is there now is fit: run the command again.',
};

/** @type {Sentence} */
export const packFailed = {
  es: 'No se ha podido empaquetar la biblioteca; arriba está lo que ha dicho npm.',
  en: 'The library could not be packed; see above what npm said.',
};

/** @param {readonly string[]} files @returns {Sentence} */
export function releaseReady(files) {
  return {
    es: `Todo en orden. No se ha empaquetado nada: eso lo hace «npm run release», que crea ${files.join(', ')}.`,
    en: `All is well. Nothing was packed: "npm run release" does that, and makes ${files.join(', ')}.`,
  };
}

/** @param {string} version @param {string} commit @param {string} folder @param {readonly string[]} files @returns {Sentence} */
export function releasePacked(version, commit, folder, files) {
  const tagging = `git tag v${version} ${commit} && git push origin v${version}`;
  return {
    es: `En «${folder}»: ${files.join(', ')}. No se ha publicado nada. Lo que sigue, cuando los hayas probado: ${tagging}`,
    en: `In "${folder}": ${files.join(', ')}. Nothing was published. What comes next, once you have tried them: ${tagging}`,
  };
}
