"""What a release is made of: a software bill of materials (CycloneDX, JSON), read from the locks."""

from __future__ import annotations

import base64
import json
import re
import uuid

from workshop.programs import ROOT

# The locks of what runs, and whether everybody needs it.
RUNTIME = {"base": "required", "extras": "optional"}
LINE = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)


def bill(version: str) -> str:
    """The bill of a version: always the same text for the same locks."""
    components = {str(one["purl"]): one for one in [*page_components(), *python_components()]}
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/red7@{version}",
                "name": "red7",
                "version": version,
                "purl": f"pkg:pypi/red7@{version}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [components[purl] for purl in sorted(components)],
        "dependencies": [{"ref": f"pkg:pypi/red7@{version}", "dependsOn": sorted(components)}],
    }
    text = json.dumps(content, indent=2)
    number = uuid.uuid5(uuid.NAMESPACE_OID, text)
    return json.dumps({"serialNumber": f"urn:uuid:{number}", **content}, indent=2) + "\n"


def python_components() -> list[dict[str, object]]:
    """The packages that pip installs with the game, or with one of its extras."""
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "scope": scope,
        }
        for lock, scope in reversed(RUNTIME.items())  # what is required replaces what is optional
        for name, version in LINE.findall((ROOT / f"requirements/{lock}.lock").read_text("utf-8"))
    ]


def page_components() -> list[dict[str, object]]:
    """The packages whose code is in the built page; the tools that build it are not part of it."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    components: list[dict[str, object]] = []
    for place, package in packages.items():
        if not place or package.get("dev"):
            continue
        name = place.removeprefix("node_modules/")
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        algorithm, _, digest = package["integrity"].partition("-")
        components.append(
            {
                "type": "library",
                "bom-ref": purl,
                "name": name,
                "version": package["version"],
                "purl": purl,
                "scope": "required",
                "licenses": [{"license": {"id": package["license"]}}],
                "hashes": [
                    {
                        "alg": algorithm.upper().replace("SHA", "SHA-"),
                        "content": base64.b64decode(digest).hex(),
                    }
                ],
            }
        )
    return components
