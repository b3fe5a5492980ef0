import { dirname, join } from "node:path/posix";
import { type ESTree, parseSync, Visitor } from "vite";

export type Import = {
  /** A path from the project's root, or a package; a star stands where only the running app knows more. */
  target: string;
  isType: boolean;
};

export type Source = {
  path: string;
  imports: readonly Import[];
  /** Every name that its code uses, of a variable or a property, and "document.cookie" for a property of a variable. */
  names: ReadonlySet<string>;
  /** True where it holds nothing but what others export. */
  isBarrel: boolean;
};

/** Reads a file of TypeScript with the parser that builds the app. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  const names = new Set<string>();
  const add = (name: string, isType = false) =>
    imports.push({ target: fromRoot(path, name), isType });
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, isOfTypes(node)),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === "type"),
    ExportNamedDeclaration: ({ source, exportKind }) =>
      source && add(source.value, exportKind === "type"),
    ImportExpression: ({ source }) => add(nameIn(source)),
    TSImportType: ({ source }) => add(source.value, true),
    TSExternalModuleReference: ({ expression }) => add(expression.value),
    CallExpression: (node) => filesOfCall(node).forEach((name) => add(name)),
    NewExpression: (node) => isUrlOfFile(node) && add(nameIn(node.arguments[0])),
    Identifier: ({ name }) => names.add(name),
    MemberExpression: ({ object, property, computed }) => {
      const name = !computed && property.type === "Identifier" ? property.name : nameIn(property);
      names.add(name);
      if (object.type === "Identifier") names.add(`${object.name}.${name}`);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "ObjectPattern" || init?.type !== "Identifier") return;
      for (const property of id.properties)
        if (property.type === "Property" && property.key.type === "Identifier")
          names.add(`${init.name}.${property.key.name}`);
    },
  }).visit(program);
  const isBarrel = program.body.length > 0 && program.body.every(passesOn);
  return { path, imports, names, isBarrel };
}

function isOfTypes({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  return importKind === "type" || (specifiers.length > 0 && specifiers.every(isType));
}

function isType(specifier: ESTree.ImportDeclarationSpecifier): boolean {
  return specifier.type === "ImportSpecifier" && specifier.importKind === "type";
}

function passesOn(node: ESTree.Node): boolean {
  return (
    node.type === "ExportAllDeclaration" ||
    (node.type === "ExportNamedDeclaration" && node.source !== null)
  );
}

/** `require(…)`, `require.resolve(…)`, `import.meta.glob(…)`, `import.meta.resolve(…)`. */
function filesOfCall({ callee, arguments: [first] }: ESTree.CallExpression): string[] {
  const isRequire =
    isNamed(callee, "require") ||
    (callee.type === "MemberExpression" && isNamed(callee.object, "require"));
  const isOfMeta = callee.type === "MemberExpression" && callee.object.type === "MetaProperty";
  if (!isRequire && !isOfMeta) return [];
  const patterns = first?.type === "ArrayExpression" ? first.elements : [first];
  // A pattern that begins with an exclamation mark only leaves files out.
  return patterns.map((pattern) => nameIn(pattern)).filter((name) => !name.startsWith("!"));
}

/** `new URL("./file", import.meta.url)`, by which a bundler finds workers and assets. */
function isUrlOfFile({ callee, arguments: [, base] }: ESTree.NewExpression): boolean {
  return (
    isNamed(callee, "URL") &&
    base?.type === "MemberExpression" &&
    base.object.type === "MetaProperty"
  );
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === "Identifier" && node.name === name;
}

/** What is known of the text that an expression makes. */
function nameIn(node: ESTree.Node | null | undefined): string {
  switch (node?.type) {
    case "Literal":
      return String(node.value);
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked ?? "*").join("*");
    case "BinaryExpression":
      return nameIn(node.left) + nameIn(node.right);
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return nameIn(node.expression);
    default:
      return "*";
  }
}

function fromRoot(path: string, name: string): string {
  const file = name.replace(/\?.*$/, "");
  if (file.startsWith("/")) return file.slice(1);
  if (file.startsWith("~/")) return join("src", file.slice(2));
  return file.startsWith(".") ? join(dirname(path), file) : file;
}
